import { demoDirectory, demoNames } from './demoDirectory.fixture.ts'
import everyday from './everyday.fixture.json' with { type: 'json' }
import { resultsOf, type Wish } from './everyday.fixture.ts'
import untried from './untried.fixture.json' with { type: 'json' }

const model = demoDirectory()

it.each([
  ['queries', everyday, 0.97],
  // All of them were written before any was tried.
  ['dialect and English, places, names and numbers', untried, 0],
] as const)(
  'everyday queries find the category for 97 % of queries, with a right first hit for 90 %: %s',
  (_, wishes, share) => {
    const { count, found, first, missed } = resultsOf(wishes as readonly Wish[], model)
    expect(count).toBeGreaterThan(100)
    expect([found >= share, first >= 0.9, missed]).toEqual([true, true, missed])
  },
)

it('everyday queries rank a provider first by its exact name, whatever its words mean', () => {
  const names = demoNames()
  expect(names.length).toBeGreaterThan(200)
  expect(names.filter((name) => model.search(name)[0]?.name !== name)).toEqual([])
})

it.each(everyday.filter((wish) => 'urgent' in wish))(
  'everyday queries show help first for $q',
  ({ q, urgent }: Wish) => {
    expect(model.searchHelp(q).urgent).toBe(urgent)
  },
)
