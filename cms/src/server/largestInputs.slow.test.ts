import { costOfInputs } from './costOfInputs.fixture.ts'

describe('an input of the largest size, with every filling in every field', () => {
  const { dearOf, dearCells, refused } = costOfInputs()

  it.each(['address', 'call', 'form', 'page'] as const)(
    'costs hardly more than half of it: %s',
    async (kind) => expect(await dearOf(kind)).toEqual([]),
  )

  it('is let through, so that its cost is seen, and never fails', () => expect(refused()).toEqual([]))

  it('costs hardly more in a cell that an editor uploads', async () => expect(await dearCells()).toEqual([]))
})
