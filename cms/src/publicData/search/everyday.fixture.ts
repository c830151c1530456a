import { demoDirectory } from './demoDirectory.fixture.ts'

export interface Wish {
  q: string
  /** One of them is enough. */
  categories?: string[]
  name?: string
  city?: string
  urgent?: string
}

/** Returns shares of wishes: one right among the first five hits or the categories offered, and the first hit right. */
export function resultsOf(wishes: readonly Wish[], model = demoDirectory()) {
  const asked = wishes.filter(({ categories, name }) => categories ?? name)
  const found: string[] = []
  const first: string[] = []
  for (const { q, categories, name, city } of asked) {
    const offered = model.searchHelp(q).categories.slice(0, 3)
    const right = model
      .search(q)
      .slice(0, 5)
      .map(
        (hit) =>
          (categories?.includes(hit.category) ?? true) &&
          hit.name === (name ?? hit.name) &&
          hit.city === (city ?? hit.city),
      )
    if (right[0]) first.push(q)
    if (right.includes(true) || offered.some(({ name }) => categories?.includes(name))) found.push(q)
  }
  const without = (right: readonly string[]) => asked.map(({ q }) => q).filter((q) => !right.includes(q))
  return {
    count: asked.length,
    found: found.length / asked.length,
    first: first.length / asked.length,
    missed: [without(found), without(first)],
  }
}
