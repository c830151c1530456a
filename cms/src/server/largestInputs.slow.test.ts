import { costOfInputs } from './costOfInputs.fixture.ts'

const { dearOf, refused } = costOfInputs()

it.each(['address', 'call', 'form', 'page', 'cell'] as const)(
  'the largest inputs, with every filling in every field, cost linear time: %s',
  async (kind) => expect(await dearOf(kind)).toEqual([]),
)

it('the largest inputs are accepted, so that their cost is measured', () => expect(refused()).toEqual([]))
