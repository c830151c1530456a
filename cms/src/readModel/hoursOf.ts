import { BoundedCache } from '@directory/shared/BoundedCache'
import { readOpening } from '@directory/shared/openingHours/readOpening'
import { writeHours } from '@directory/shared/openingHours/writeHours'

const cache = new BoundedCache<string, string>(5_000)

/**
 * Returns the opening hours in the format of OpenStreetMap; `""` if a line was not understood. Many providers have the
 * same hours, so results are cached.
 *
 * @param opened the lines, joined by semicolons
 */
export function hoursOf(opened: string): string {
  if (opened === '') return ''
  const before = cache.get(opened)
  if (before !== undefined) return before
  const meaning = readOpening(opened.split(';'))
  const hours = meaning ? writeHours(meaning) : ''
  cache.set(opened, hours)
  return hours
}
