import { demoDirectory } from './demoDirectory.fixture.ts'
import untried from './untried.fixture.json' with { type: 'json' }

interface Query {
  q: string
  /** Expectations of the first hit; one of the categories is enough. */
  categories?: string[]
  name?: string
  city?: string
}

const model = demoDirectory()

const isRight = ({ q, categories, name, city }: Query) => {
  const [first] = model.search(q)
  return (
    first !== undefined &&
    (categories?.includes(first.category) ?? true) &&
    first.name === (name ?? first.name) &&
    first.city === (city ?? first.city)
  )
}

// All of them were written before any was tried.
describe('queries in everyday words, dialect and English, places, names and numbers', () => {
  it('lead to a right first hit for 90 %', () => {
    const queries: readonly Query[] = untried
    const missed = queries
      .filter((query) => !isRight(query))
      .map(({ q }) => `${q} → ${model.search(q)[0]?.name} (${model.search(q)[0]?.category})`)
    expect(queries.length).toBeGreaterThan(100)
    expect([missed.length <= queries.length / 10, missed]).toEqual([true, missed])
  })
})
