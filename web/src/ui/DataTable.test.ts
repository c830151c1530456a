import { inKnownOrder } from './DataTable.tsx'

const keyOf = (row: string) => row.slice(0, 1)

describe('rows of a list reloaded while some are selected', () => {
  it('keep their order; new rows follow in their own order', () => {
    expect(inKnownOrder(['z', 'a', 'b', 'y', 'c'], keyOf, ['a', 'b', 'c'])).toEqual(['a', 'b', 'c', 'z', 'y'])
  })
  it('are updated, and removed if deleted', () => {
    expect(inKnownOrder(['c new', 'a new'], keyOf, ['a', 'b', 'c'])).toEqual(['a new', 'c new'])
  })
})
