import type { Entry } from '@directory/shared/entry'
import { fold } from '@directory/shared/fold'
import type { SyncedReadModel } from '../readModel/readModel.ts'

/** Finds the public entries of a town whose names are like another one, best first. */
export function createSimilarInTown(model: SyncedReadModel) {
  // Thousands of entries are looked at, in a few towns.
  const keys = new Map<string, string>()
  function keyOf(city: string): string {
    const known = keys.get(city)
    if (known !== undefined) return known
    const key = fold(city.trim())
    keys.set(city, key)
    return key
  }
  return (name: string, city: string): Entry[] => {
    const town = keyOf(city)
    return model.similarEntries(name, (entry) => keyOf(entry.city) === town)
  }
}

const mostListed = 3

/** Entries by name and category, for a note. */
export function listed(entries: readonly Entry[]): string {
  const names = entries.slice(0, mostListed).map(({ name, category }) => `„${name}“ (${category})`)
  const more = entries.length - names.length
  return names.join(', ') + (more > 0 ? ` und ${more} weitere` : '')
}
