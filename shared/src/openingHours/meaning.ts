/** What opening lines mean, as far as all of them were understood. Minutes count from the midnight a day begins with. */

export interface Span {
  from: number
  /** Above 1440 if it ends on the next day; null if no end is stated. */
  to: number | null
  /** Only for those who have arranged it. */
  arranged: boolean
}

/** In order, without overlaps; empty: closed. */
export type Day = readonly Span[]

export interface NthDay {
  /** 0: Monday. */
  weekday: number
  /** In its month, from 1; -1: the last one. */
  nth: number
  /** All that is to be had on that day, in place of the weekday's. */
  day: Day
}

export interface HoursMeaning {
  /** Monday first; null: nothing is said. */
  week: readonly (Day | null)[]
  nth: readonly NthDay[]
  /** Public holidays, in place of the weekday's; null: nothing is said, and nothing is claimed. */
  holidays: Day | null
  /** Around the clock on every day there is; all else is empty then. */
  always: boolean
  /** Beyond these times by arrangement. */
  otherwise: boolean
}

export const dayMinutes = 1440

export const weekdays = [0, 1, 2, 3, 4, 5, 6] as const

export const allDayArranged: Day = [{ from: 0, to: dayMinutes, arranged: true }]

export const isAllDayArranged = (day: Day) =>
  day.length === 1 && day[0]?.arranged === true && day[0].from === 0 && day[0].to === dayMinutes

export const isSameMeaning = (one: Day | null, other: Day | null) =>
  JSON.stringify(one) === JSON.stringify(other)

/** True if any weekday has times. Otherwise the days that are not mentioned are unknown instead of closed. */
export const hasTimes = ({ week, nth, always }: HoursMeaning) =>
  always || week.some((day) => day !== null && day.length > 0) || nth.some(({ day }) => day.length > 0)
