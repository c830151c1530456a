import { currentTime, dayMs } from '#clock.ts'
import { momentAt } from '#shared/moment'

const regionTime = (now: number) => momentAt(new Date(now))

/** At a moment, in milliseconds since 1970. */
export const regionHour = (now: number) => Math.floor(regionTime(now).minutes / 60)

export const regionDate = (now: number) => regionTime(now).date

/** In the region, `YYYY-MM-DD`. */
export const today = () => regionDate(currentTime())

/** When the region's date changes next after `now` (ms), by halving: days of 23 and 25 hours need no rule. */
export function endOfDay(now: number) {
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

/** When a clock of the region shows a time (`HH:MM`) on a day (`YYYY-MM-DD`), in milliseconds. */
export function regionMoment(day: string, time: string) {
  const shown = Date.parse(`${day}T${time}:00Z`)
  const clockAt = (moment: number) => {
    const { date, minutes } = regionTime(moment)
    return Date.parse(date) + minutes * 60_000
  }
  const near = shown - (clockAt(shown) - shown)
  // Again, because the offset may be another one there.
  return near - (clockAt(near) - shown)
}
