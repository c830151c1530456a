import { readOpening } from '@directory/shared/openingHours/readOpening'
import { writeHours } from '@directory/shared/openingHours/writeHours'

const max = 5_000
const known = new Map<string, string>()

/**
 * What opening lines mean, as OpenStreetMap writes it; `""` where one of them was not understood. Many providers open at
 * the same times, so what was found out is kept for a while.
 *
 * @param opened the lines, joined by semicolons
 */
export function hoursOf(opened: string): string {
  if (opened === '') return ''
  const before = known.get(opened)
  if (before !== undefined) return before
  const meaning = readOpening(opened.split(';'))
  const hours = meaning ? writeHours(meaning) : ''
  if (known.size >= max) known.clear()
  known.set(opened, hours)
  return hours
}
