import { inKnownOrder } from './DataTable.tsx'

const keyOf = (row: string) => row.slice(0, 1)

describe('rows of a list that comes anew while some are marked', () => {
  it('stay where they were; what is new comes after them, in its own order', () => {
    expect(inKnownOrder(['z', 'a', 'b', 'y', 'c'], keyOf, ['a', 'b', 'c'])).toEqual(['a', 'b', 'c', 'z', 'y'])
  })
  it('are shown as they are now, and no longer where they are gone', () => {
    expect(inKnownOrder(['c new', 'a new'], keyOf, ['a', 'b', 'c'])).toEqual(['a new', 'c new'])
  })
})
