import { demoDirectory, demoNames } from './demoDirectory.fixture.ts'
import everyday from './everyday.fixture.json' with { type: 'json' }
import { resultsOf, type Wish } from './everyday.fixture.ts'
import untried from './untried.fixture.json' with { type: 'json' }

const model = demoDirectory()

describe('everyday queries', () => {
  it('find the category for 97 %, with a right first hit for 90 %', () => {
    const { count, found, first, missed } = resultsOf(everyday, model)
    expect(count).toBeGreaterThan(100)
    expect([found >= 0.97, first >= 0.9, missed]).toEqual([true, true, missed])
  })

  // All of them were written before any was tried.
  it('in dialect and English, of places, names and numbers, have a right first hit for 90 %', () => {
    const { first, missed } = resultsOf(untried, model)
    expect([first >= 0.9, missed[1]]).toEqual([true, missed[1]])
  })

  it('rank a provider first by its exact name, whatever its words mean', () => {
    const names = demoNames()
    expect(names.length).toBeGreaterThan(200)
    expect(names.filter((name) => model.search(name)[0]?.name !== name)).toEqual([])
  })

  it.each(everyday.filter((wish) => 'urgent' in wish))('show help first for $q', ({ q, urgent }: Wish) => {
    expect(model.searchHelp(q).urgent).toBe(urgent)
  })
})
