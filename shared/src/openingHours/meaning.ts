/** Of lines that were all understood. Minutes count from the midnight at which a day begins. */

export interface OpenSpan {
  from: number
  /** Above 1440 if it ends on the next day; null if no end is stated. */
  to: number | null
  /** By appointment. */
  arranged: boolean
}

/** In order, without overlaps; empty: closed. */
export type Day = readonly OpenSpan[]

export interface NthDay {
  /** 0 is Monday. */
  weekday: number
  /** From 1; -1: the last one. */
  nth: number
  /** They replace those of the weekday. */
  day: Day
}

export interface HoursMeaning {
  /** From Monday on; null: not stated. */
  week: readonly (Day | null)[]
  nth: readonly NthDay[]
  /** They replace the weekday's; null: not stated, and nothing is claimed. */
  holidays: Day | null
  /** Everything else is empty then. */
  always: boolean
  /** The lines contradict each other; absent: none. */
  unclear?: readonly number[]
  /** Hours do not apply each week; absent: none. */
  inRhythm?: readonly number[]
  /** Other times are possible by arrangement. */
  otherwise: boolean
}

/** They are sorted by it: the last one of a weekday comes last. */
export const nthOrder = ({ weekday, nth }: Omit<NthDay, 'day'>) => weekday * 10 + (nth < 0 ? 9 : nth)

export const dayMinutes = 1440

export const weekdays = [0, 1, 2, 3, 4, 5, 6] as const

export const allDay: Day = [{ from: 0, to: dayMinutes, arranged: false }]

export const allDayArranged: Day = [{ from: 0, to: dayMinutes, arranged: true }]

export const isSameMeaning = (one: Day | null, other: Day | null) =>
  JSON.stringify(one) === JSON.stringify(other)

export const isAllDayArranged = (day: Day) =>
  day.length === 1 && day[0]?.arranged === true && day[0].from === 0 && day[0].to === dayMinutes

/** If none, days that are not mentioned are unknown, not closed. */
export const hasTimes = ({ week, nth, always }: HoursMeaning) =>
  always || week.some((day) => day !== null && day.length > 0) || nth.some(({ day }) => day.length > 0)
