import type { Town } from '@directory/shared/town'

/** Returns queries that will find something: three categories and a town of the directory. */
export function exampleQueries(categories: readonly string[], towns: readonly Town[]): string[] {
  const at = (part: number) => categories[Math.floor(categories.length * part)]
  const found = [at(0.25), at(0.5), at(0.75), towns[Math.floor(towns.length / 2)]?.city]
  return [...new Set(found)].filter((one) => one !== undefined)
}
