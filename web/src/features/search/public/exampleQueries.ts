import type { Town } from '@directory/shared/town'

/** Three categories and a town, which find something. */
export function exampleQueries(categories: readonly string[], towns: readonly Town[]): string[] {
  const some = [0.25, 0.5, 0.75].map((part) => categories[Math.floor(categories.length * part)])
  const examples = [...some, towns[Math.floor(towns.length / 2)]?.city]
  return [...new Set(examples)].filter((one) => one !== undefined)
}
