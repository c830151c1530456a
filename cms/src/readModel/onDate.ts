import { regionTimeZone } from '@directory/shared/region'
import { dayMs } from '../clock.ts'

const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: regionTimeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

const hourFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: regionTimeZone, hour: '2-digit' })

/** Returns the region's hour of the day at a moment, in milliseconds since 1970. */
export const regionHour = (now: number): number => Number(hourFormat.format(now))

/** Returns the region's date (`YYYY-MM-DD`) at a moment, in milliseconds since 1970. */
export const regionDate = (now: number): string => format.format(now)

/**
 * Returns what `compute` gives for the region's date (`YYYY-MM-DD`) at a moment, and the moment at which its result
 * changes. That moment is found by halving, so days of 23 and 25 hours need no special rule.
 *
 * @param now milliseconds since 1970
 * @param maxDays days after which the result is certain to differ
 */
export function onDate<T>(
  compute: (date: string) => T,
  now: number,
  maxDays: number,
): { value: T; until: number } {
  const value = compute(regionDate(now))
  let same = now
  let until = now + maxDays * dayMs
  while (until - same > 1) {
    const middle = Math.floor((same + until) / 2)
    if (compute(regionDate(middle)) === value) same = middle
    else until = middle
  }
  return { value, until }
}
