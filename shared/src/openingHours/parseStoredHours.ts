import {
  type Day,
  dayMinutes,
  type HoursMeaning,
  type NthDay,
  nthOrder,
  type OpenSpan,
  weekdays,
} from './meaning.ts'

/** Of OpenStreetMap's `opening_hours`, from Monday on. */
export const dayCodes: readonly string[] = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
export const byAppointment = '"by appointment"'
export const notEachWeek = 'unknown "not every week"'

/**
 * Only what `writeHours` has written; null for everything else, including `""`. For browsers: apart from the much
 * bigger code that understands typed lines.
 */
export function parseStoredHours(hours: string): HoursMeaning | null {
  if (hours === '24/7') return { ...blank(), always: true }
  const [main = '', fallback] = hours.split(' || ')
  if (main === '' || (fallback !== undefined && fallback !== byAppointment)) return null
  const meaning = blank()
  meaning.otherwise = fallback !== undefined
  for (const [, sign = '', text = ''] of main.matchAll(/(^|; |, )(.+?)(?=; |, |$)/g)) {
    if (text === byAppointment) meaning.otherwise = true
    else if (text !== 'unknown' && !addRule(meaning, text, sign === ', ')) return null
  }
  return { ...meaning, nth: meaning.nth.sort((one, other) => nthOrder(one) - nthOrder(other)) }
}

/** Meaning of unknown hours. */
export const silentMeaning: HoursMeaning = blank()

type Draft = { -readonly [Key in keyof HoursMeaning]: HoursMeaning[Key] } & {
  week: (Day | null)[]
  nth: NthDay[]
}

function blank(): Draft {
  return { week: weekdays.map(() => null), nth: [], holidays: null, always: false, otherwise: false }
}

function addRule(meaning: Draft, text: string, adds: boolean): boolean {
  const space = text.indexOf(' ')
  const [selector, hours] = [text.slice(0, space), text.slice(space + 1)]
  if (hours === 'unknown' || hours === notEachWeek) {
    const days = weekdaysOf(selector)
    if (days) meaning[hours === 'unknown' ? 'unclear' : 'inRhythm'] = days
    return days !== null
  }
  const day = dayOf(hours)
  if (!day) return false
  const onto = (before: Day | null | undefined) =>
    adds && before ? [...before, ...day].sort((one, other) => one.from - other.from) : day
  const [, code = '', counts] = /^(\w\w)\[([-\d,]+)\]$/.exec(selector) ?? []
  if (counts !== undefined) {
    const weekday = dayCodes.indexOf(code)
    for (const nth of counts.split(',').map(Number)) {
      const before = meaning.nth.find((one) => one.weekday === weekday && one.nth === nth)
      meaning.nth = [...meaning.nth.filter((one) => one !== before), { weekday, nth, day: onto(before?.day) }]
    }
    return weekday >= 0
  }
  const isHoliday = selector === 'PH'
  if (isHoliday) meaning.holidays = onto(meaning.holidays)
  const days = isHoliday ? [] : weekdaysOf(selector)
  for (const weekday of days ?? []) meaning.week[weekday] = onto(meaning.week[weekday])
  return days !== null
}

/** Weekdays of `Mo-We,Fr`, or null. */
function weekdaysOf(selector: string): number[] | null {
  const ranges = selector.split(',').map((part) => {
    const [first = -2, last = first] = part.split('-').map((name) => dayCodes.indexOf(name))
    return first < 0 || last < first ? null : weekdays.slice(first, last + 1)
  })
  return ranges.every((range) => range !== null) ? ranges.flat() : null
}

function dayOf(hours: string): Day | null {
  if (hours === 'off') return []
  if (hours === byAppointment) return [{ from: 0, to: dayMinutes, arranged: true }]
  const arranged = hours.endsWith(byAppointment)
  const day: OpenSpan[] = []
  for (const part of hours.replace(` ${byAppointment}`, '').split(',')) {
    const times = /^(\d\d):(\d\d)(?:\+|-(\d\d):(\d\d))$/.exec(part)
    if (!times) return null
    const [from = 0, fromMinutes = 0, to = 0, toMinutes = 0] = times.slice(1).map(Number)
    const start = from * 60 + fromMinutes
    const end = to * 60 + toMinutes
    day.push({ from: start, to: part.endsWith('+') ? null : end > start ? end : end + dayMinutes, arranged })
  }
  return day
}
