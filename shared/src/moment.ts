import { dateFormat } from './dateFormat.ts'
import { regionTimeZone } from './region.ts'

/** In the region's time zone, independent of the reader's. */
export interface Moment {
  /** `2026-12-25` */
  date: string
  /** Minutes since midnight, as a clock on the wall shows them. */
  minutes: number
}

export function momentAt(at = new Date()): Moment {
  const swedish = { dateStyle: 'short', timeStyle: 'short', timeZone: regionTimeZone } as const
  // `2026-12-25 14:30`
  const [date = '', hour, minute] = dateFormat('sv-SE', swedish).format(at).split(/[ :]/)
  return { date, minutes: Number(hour) * 60 + Number(minute) }
}

export const regionToday = () => momentAt().date

const millisecondsOf = (date: string) => Date.parse(`${date}T00:00:00Z`)

export const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(millisecondsOf(text)) && addDays(text, 0) === text

export const addDays = (date: string, days: number) =>
  new Date(millisecondsOf(date) + days * 86_400_000).toISOString().slice(0, 10)

export const daysBetween = (first: string, last: string) =>
  (millisecondsOf(last) - millisecondsOf(first)) / 86_400_000

export const weekdayOf = (date: string) => (new Date(millisecondsOf(date)).getUTCDay() + 6) % 7

/** Of its weekday, from the beginning and from the end (−1: the last). */
export function weekdayCountsInMonth(date: string): [nth: number, fromEnd: number] {
  const day = Number(date.slice(8))
  const length = new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0)).getUTCDate()
  return [Math.ceil(day / 7), -Math.ceil((length - day + 1) / 7)]
}
