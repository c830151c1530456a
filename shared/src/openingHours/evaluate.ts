import type { Closure } from '../closures.ts'
import { addDays, type Moment, weekdayCountsInMonth, weekdayOf } from '../moment.ts'
import { type HalfHoliday, halfHolidayOf } from './halfHolidays.ts'
import {
  allDay,
  type Day,
  dayMinutes,
  type HoursMeaning,
  hasTimes,
  isAllDayArranged,
  type OpenSpan,
} from './meaning.ts'

export interface Hours {
  meaning: HoursMeaning
  /** The times do not apply each week, or something that was not understood may change them. */
  isUncertain: boolean
  closures: readonly Closure[]
  holidays: ReadonlySet<string>
  /** In only some municipalities, possibly not in this one. */
  unsureHolidays: ReadonlySet<string>
}

export type OpenState =
  /** `until` in minutes of that day, past 1440 on the next one; null if it does not end. */
  | { kind: 'open'; until: number | null }
  /** Open since `from` today, with no closing time stated. */
  | { kind: 'openEnd'; from: number }
  | { kind: 'opens'; from: number; date: string; daysAhead: number }
  /** `next`: the next certain opening. */
  | {
      kind: 'closed'
      why: 'holiday' | 'closure' | 'over' | null
      next: { from: number; date: string; daysAhead: number } | null
    }
  | { kind: 'arrangement' }
  /** A public holiday for which the lines state nothing. */
  | { kind: 'holiday' }
  /** Many close early or all day. */
  | { kind: 'halfHoliday'; name: HalfHoliday }
  /** Whether the times apply today is uncertain. */
  | { kind: 'ask' }
  /** Nothing is stated for today. */
  | { kind: 'unknown' }

/** Stated for a date, or why there are none. */
type Said = Day | Extract<OpenState, { kind: 'holiday' | 'halfHoliday' | 'unknown' | 'arrangement' | 'ask' }>
const isStated = (said: Said): said is Day => 'length' in said

const daysToLookAhead = 14

export const isAwayOn = ({ closures }: Pick<Hours, 'closures'>, date: string) =>
  closures.some(({ from, to }) => from <= date && date <= to)

export const isUsualDay = (hours: Hours, date: string) =>
  !halfHolidayOf(date) &&
  !hours.holidays.has(date) &&
  !hours.unsureHolidays.has(date) &&
  !isAwayOn(hours, date)

function statedDay({ meaning, isUncertain, closures, holidays, unsureHolidays }: Hours, date: string): Said {
  if (isAwayOn({ closures }, date)) return []
  if (isUncertain) return { kind: 'ask' }
  if (meaning.always) return allDay
  if (unsureHolidays.has(date)) return { kind: 'holiday' }
  if (holidays.has(date)) return meaning.holidays ?? { kind: 'holiday' }
  const weekday = weekdayOf(date)
  if (meaning.unclear?.includes(weekday)) return { kind: 'unknown' }
  if (meaning.inRhythm?.includes(weekday)) return { kind: 'ask' }
  const counts = weekdayCountsInMonth(date)
  const nth = meaning.nth.find((one) => one.weekday === weekday && counts.includes(one.nth))
  const day = nth?.day ?? meaning.week[weekday] ?? null
  if (day === null)
    return meaning.otherwise ? { kind: 'arrangement' } : hasTimes(meaning) ? [] : { kind: 'unknown' }
  const name = day.length > 0 && halfHolidayOf(date)
  return name ? { kind: 'halfHoliday', name } : day
}

/** Null if nothing certain is stated. */
export function dayOn(hours: Hours, date: string): Day | null {
  const stated = statedDay(hours, date)
  return isStated(stated) ? stated : null
}

const isOpenSpan = (span: OpenSpan) => !span.arranged

/** Without an appointment at some time that day; null if unknown. */
export function isOpenOn(hours: Hours, date: string) {
  const day = dayOn(hours, date)
  if (day?.some(isOpenSpan)) return true
  return day?.length === 0 ? false : null
}

/** A provider open only this morning is no longer open. */
export function isStillOpen(hours: Hours, moment: Moment) {
  if (stateAt(hours, moment).kind === 'open') return true
  const whole = isOpenOn(hours, moment.date)
  const left = dayOn(hours, moment.date)?.filter(({ to }) => (to ?? dayMinutes) > moment.minutes)
  if (!whole || !left || left.some(isOpenSpan)) return whole
  return left.length > 0 || hours.meaning.otherwise ? null : false
}

/** Without an appointment; null if unknown. */
export function isOpenAt(hours: Hours, moment: Moment) {
  const { kind } = stateAt(hours, moment)
  return kind === 'open' || (kind === 'opens' || kind === 'closed' ? false : null)
}

/** Claims nothing beyond the lines. */
export function stateAt(hours: Hours, { date, minutes }: Moment): OpenState {
  const today = statedDay(hours, date)
  const yesterday = statedDay(hours, addDays(date, -1))
  const spill = isStated(yesterday) ? spanAt(yesterday, minutes + dayMinutes) : null
  if (spill?.to && spill.to > dayMinutes)
    return spill.arranged
      ? { kind: 'arrangement' }
      : { kind: 'open', until: endOf(hours, date, spill.to - dayMinutes) }
  if (!isStated(today)) return today
  const now = spanAt(today, minutes)
  if (now?.arranged) return { kind: 'arrangement' }
  if (now)
    return now.to === null
      ? { kind: 'openEnd', from: now.from }
      : { kind: 'open', until: endOf(hours, date, now.to) }
  const later = today.find((span) => span.from > minutes)
  if (later && !later.arranged) return { kind: 'opens', from: later.from, date, daysAhead: 0 }
  if (later || (today.length > 0 && hours.meaning.otherwise)) return { kind: 'arrangement' }
  return closedState(hours, date, today)
}

function closedState(hours: Hours, date: string, today: Day): OpenState {
  const why = isAwayOn(hours, date)
    ? 'closure'
    : today.length > 0
      ? 'over'
      : hours.holidays.has(date)
        ? 'holiday'
        : null
  const next = nextOpening(hours, date)
  if ((why === 'over' || why === null) && next) return { kind: 'opens', ...next }
  return { kind: 'closed', why, next }
}

const spanAt = (day: Day, minutes: number) =>
  day.find(({ from, to }) => from <= minutes && minutes < (to ?? dayMinutes))

/** Stops at a day whose hours are unknown. */
function nextOpening(hours: Hours, date: string) {
  for (let daysAhead = 1; daysAhead <= daysToLookAhead; daysAhead++) {
    const day = addDays(date, daysAhead)
    const stated = statedDay(hours, day)
    if (!isStated(stated) || isAllDayArranged(stated)) return null
    const open = stated.find(isOpenSpan)
    if (open) return { from: open.from, date: day, daysAhead }
  }
  return null
}

/** Finds the real end: hours until midnight may go on the next day. */
function endOf(hours: Hours, date: string, until: number) {
  let [day, end] = [date, until]
  for (let daysAhead = 0; daysAhead < 8; daysAhead++) {
    if (end !== dayMinutes) return daysAhead === 0 ? end : end + daysAhead * dayMinutes
    day = addDays(day, 1)
    const stated = statedDay(hours, day)
    const next = isStated(stated) && stated.find((span) => span.from === 0 && !span.arranged)
    if (!next) return (daysAhead + 1) * dayMinutes
    if (next.to === null) return null
    end = next.to
  }
  return null
}
