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
 * Returns the moment at which the region's date changes next. It is found by halving, so days of 23 and 25 hours need
 * no special rule.
 *
 * @param now milliseconds since 1970
 */
export function endOfDay(now: number): number {
  const date = regionDate(now)
  let same = now
  let until = now + 2 * dayMs
  while (until - same > 1) {
    const middle = Math.floor((same + until) / 2)
    if (regionDate(middle) === date) same = middle
    else until = middle
  }
  return until
}
