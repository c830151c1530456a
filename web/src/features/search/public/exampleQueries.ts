import type { Town } from '@directory/shared/town'

/** Returns queries that will find something: three categories and a town of the directory. */
export function exampleQueries(categories: readonly string[], towns: readonly Town[]): string[] {
  const categoryAt = (part: number) => categories[Math.floor(categories.length * part)]
  const examples = [
    categoryAt(0.25),
    categoryAt(0.5),
    categoryAt(0.75),
    towns[Math.floor(towns.length / 2)]?.city,
  ]
  return [...new Set(examples)].filter((one) => one !== undefined)
}
