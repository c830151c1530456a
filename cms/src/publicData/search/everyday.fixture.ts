import { demoDirectory } from './demoDirectory.fixture.ts'

export interface Wish {
  q: string
  /** One of them is enough. */
  categories?: string[]
  urgent?: string
}

/** Returns shares of wishes: one right among the first five hits or the categories offered, and the first hit right. */
export function resultsOf(wishes: readonly Wish[], model = demoDirectory()) {
  const asked = wishes.flatMap(({ q, categories = [] }) => (categories.length > 0 ? [{ q, categories }] : []))
  const found: string[] = []
  const first: string[] = []
  for (const { q, categories } of asked) {
    const hits = model.search(q).slice(0, 5)
    const offered = model.searchHelp(q).categories.slice(0, 3)
    const isRight = (category: string | undefined) => categories.includes(category ?? '')
    if (isRight(hits[0]?.category)) first.push(q)
    if (hits.some(({ category }) => isRight(category)) || offered.some(({ name }) => isRight(name)))
      found.push(q)
  }
  const without = (right: readonly string[]) => asked.map(({ q }) => q).filter((q) => !right.includes(q))
  return {
    count: asked.length,
    found: found.length / asked.length,
    first: first.length / asked.length,
    missed: [without(found), without(first)],
  }
}
