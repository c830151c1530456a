import { costOfInputs } from './costOfInputs.fixture.ts'

describe('the largest inputs, with every filling in every field', () => {
  const { dearOf, refused } = costOfInputs()

  it.each(['address', 'call', 'form', 'page', 'cell'] as const)('cost linear time: %s', async (kind) =>
    expect(await dearOf(kind)).toEqual([]),
  )

  it('are accepted, so that their cost is measured', () => expect(refused()).toEqual([]))
})
