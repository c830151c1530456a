import type { TokenCursor } from './lexer.ts'
import { weekdays } from './meaning.ts'

export interface Days {
  week: readonly number[]
  nth: readonly { weekday: number; nth: number }[]
  holidays: boolean
  /** "werktags", which excludes Saturday if that is mentioned separately. */
  isWorkdays?: boolean
  /** "wochentags": it is unclear whether Saturday is included. */
  isVague?: boolean
}

interface DayList extends Days {
  isNamed: boolean
}

const dayList = (days: Partial<DayList>): DayList => ({
  ...{ week: [], nth: [], holidays: false, isNamed: false },
  ...days,
})

/** "Mo-Do, 1. und 3. Fr im Monat, Feiertage". */
export function readDays(cursor: TokenCursor): Days | null {
  let list = cursor.tried(() => readDayElement(cursor))
  if (!list) return null
  for (;;) {
    const more = cursor.tried(() => {
      const isListed = cursor.skip('and', 'comma', 'plus')
      if (!isListed) cursor.skip('open')
      const element = readDayElement(cursor)
      return element && list && (isListed ? listed(list, element) : beside(list, element))
    })
    if (!more) break
    list = more
  }
  const { week, nth, holidays } = list
  const isVague = list.isVague === true
  return { week, nth, holidays, isWorkdays: isVague || (list.isNamed && week.length === 6), isVague }
}

function readDayElement(cursor: TokenCursor): DayList | null {
  cursor.skip('every')
  const nth = cursor.tried(() => readNthDay(cursor))
  if (nth) return nth
  if (cursor.skip('holidays')) return dayList({ holidays: true })
  const named = cursor.take('named')
  if (named) return dayList({ week: named.days, isNamed: true, isVague: named.isVague === true })
  const { days } = cursor.take('days') ?? {}
  if (!days) return null
  const [weekday = 0] = days
  const { counts } = cursor.take('counts') ?? {}
  if (counts) return dayList({ nth: counts.map((nth) => ({ weekday, nth })) })
  const last = cursor.tried(() => (cursor.skip('dash', 'to') ? cursor.take('days') : null))
  // "Mo-Mi-Fr"
  if (last && isRange(cursor)) return null
  const week = last ? rangeOf(weekday, last.days[0] ?? 0) : days
  return week && dayList({ week })
}

const isRange = (cursor: TokenCursor) => cursor.peek() === 'dash' || cursor.peek() === 'to'

/** "1. und 3. Dienstag"; "jeden zweiten Dienstag" alone may mean every other one. */
function readNthDay(cursor: TokenCursor): DayList | null {
  const counts: number[] = []
  let isMore = false
  do {
    if (isMore) cursor.skip('every')
    const token = cursor.take('nth', 'number')
    const count = token?.kind === 'number' ? (token.dotted && token.value <= 5 ? token.value : 0) : token?.nth
    if (!count || counts.includes(count)) return null
    counts.push(count)
    isMore = cursor.skip('and', 'comma', 'plus')
  } while (isMore || cursor.peek() !== 'days')
  const { days: [weekday = 0] = [] } = cursor.take('days') ?? {}
  const isClear = cursor.ofMonth || counts.length > 1 || counts[0] === 1 || counts[0] === -1
  return isClear && !isRange(cursor) ? dayList({ nth: counts.map((nth) => ({ weekday, nth })) }) : null
}

/** "Fr-Mo" goes past the end of the week. */
function rangeOf(first: number, last: number) {
  if (first === last) return null
  const length = ((last - first + 7) % 7) + 1
  return weekdays.slice(0, length).map((offset) => (first + offset) % 7)
}

const weekend = [5, 6]

function listed(list: DayList, more: DayList): DayList | null {
  // "1. Mo und Di": unclear whether the first Tuesday or every one.
  if (list.nth.length > 0 && more.week.length > 0) return null
  return {
    week: [...list.week, ...more.week.filter((day) => !list.week.includes(day))],
    nth: [...list.nth, ...more.nth],
    holidays: list.holidays || more.holidays,
    isNamed: list.isNamed && more.isNamed,
    isVague: (list.isVague || more.isVague) === true,
  }
}

/** Without a separator: "Mo Di Do", or one that specifies the other: "werktags (Mo-Fr)". */
function beside(list: DayList, more: DayList): DayList | null {
  // "Mo-Fr feiertags": unclear whether both, or holidays only on some days.
  if (list.holidays !== more.holidays && ![...list.week, ...more.week].every((day) => weekend.includes(day)))
    return null
  if (list.isNamed === more.isNamed) return list.isNamed ? null : listed(list, more)
  const [named, exact] = list.isNamed ? [list, more] : [more, list]
  if (exact.holidays || exact.nth.length > 0) return null
  return exact.week.every((day) => named.week.includes(day))
    ? { ...exact, isNamed: false, isVague: false }
    : null
}

/** Null if the days are not among them, or none are left. */
export function daysWithout(days: Days, excluded: Days): Days | null {
  if (excluded.nth.length > 0 || !excluded.week.every((day) => days.week.includes(day))) return null
  const week = days.week.filter((day) => !excluded.week.includes(day))
  const holidays = days.holidays && !excluded.holidays
  if (week.length + days.nth.length === 0 && !holidays) return null
  const [isWorkdays, isVague] = [days.isWorkdays, days.isVague].map((is) => week.includes(5) && is === true)
  return { week, nth: days.nth, holidays, isWorkdays, isVague }
}
