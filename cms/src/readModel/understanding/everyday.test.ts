import { describe, expect, it } from 'vitest'
import { demoDirectory, demoNames } from './demoDirectory.fixture.ts'
import everyday from './everyday.fixture.json' with { type: 'json' }
import heldOut from './heldOut.fixture.json' with { type: 'json' }

interface Wish {
  q: string
  /** One of them is enough. */
  categories?: string[]
  urgent?: string
}

const model = demoDirectory()

/** Returns whether one of the categories is among the first five hits or the first three that are offered. */
function leadsThere({ q, categories = [] }: Wish): boolean {
  const hits = model.search(q).slice(0, 5)
  const offered = model.searchHelp(q).categories.slice(0, 3)
  return categories.some(
    (category) =>
      hits.some((entry) => entry.category === category) || offered.some(({ name }) => name === category),
  )
}

function missed(wishes: readonly Wish[]): { share: number; queries: string[] } {
  const leading = wishes.filter(({ categories = [] }) => categories.length > 0)
  const queries = leading.filter((wish) => !leadsThere(wish)).map(({ q }) => q)
  return { share: queries.length / leading.length, queries }
}

describe('what a grandmother would type', () => {
  it('leads to the right place in the demo directory for at least 97 of 100', () => {
    const { share, queries } = missed(everyday)
    expect(everyday.length).toBeGreaterThan(200)
    expect([share <= 0.03, queries]).toEqual([true, queries])
  })

  it('does so for words that the vocabulary was not written with', () => {
    const { share, queries } = missed(heldOut)
    expect([share <= 0.06, queries]).toEqual([true, queries])
  })

  it('leads to whoever bears the very name that was typed, whatever its words may mean', () => {
    const names = demoNames()
    expect(names.length).toBeGreaterThan(200)
    expect(names.filter((name) => model.search(name)[0]?.name !== name)).toEqual([])
  })

  it.each(everyday.filter((wish) => 'urgent' in wish))('puts help first where $q', ({ q, urgent }: Wish) => {
    expect(model.searchHelp(q).urgent).toBe(urgent)
  })
})
