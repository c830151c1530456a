import { demoDirectory, demoNames } from './demoDirectory.fixture.ts'
import everyday from './everyday.fixture.json' with { type: 'json' }
import { resultsOf, type Wish } from './everyday.fixture.ts'

const model = demoDirectory()

describe('what a grandmother would type', () => {
  it('leads there in the demo directory for 97 of 100, and for 90 of 100 the first hit is right', () => {
    const { count, found, first, missed } = resultsOf(everyday, model)
    expect(count).toBeGreaterThan(100)
    expect([found >= 0.97, first >= 0.9, missed]).toEqual([true, true, missed])
  })

  it('finds a provider by its exact name first, whatever its words mean', () => {
    const names = demoNames()
    expect(names.length).toBeGreaterThan(200)
    expect(names.filter((name) => model.search(name)[0]?.name !== name)).toEqual([])
  })

  it.each(everyday.filter((wish) => 'urgent' in wish))('puts help first where $q', ({ q, urgent }: Wish) => {
    expect(model.searchHelp(q).urgent).toBe(urgent)
  })
})
