import {
  allDayArranged,
  type Day,
  dayMinutes,
  type HoursMeaning,
  type NthDay,
  nthOrder,
  weekdays,
} from './meaning.ts'

/** Of OpenStreetMap's `opening_hours`, from Monday on. */
export const dayCodes: readonly string[] = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
export const byAppointment = '"by appointment"'
export const notEachWeek = 'unknown "not every week"'

/**
 * Of what `writeHours` has written; null for `""`. For browsers: apart from the much bigger code that understands typed
 * lines.
 */
export function parseStoredHours(hours: string): HoursMeaning | null {
  if (hours === '') return null
  const meaning = blank()
  if (hours === '24/7') return { ...meaning, always: true }
  const [main = '', fallback] = hours.split(' || ')
  meaning.otherwise = fallback !== undefined
  for (const [, sign, text = ''] of main.matchAll(/(^|; |, )(.+?)(?=; |, |$)/g)) {
    if (text === byAppointment) meaning.otherwise = true
    else if (text !== 'unknown') addRule(meaning, text, sign === ', ')
  }
  return { ...meaning, nth: meaning.nth.sort((one, other) => nthOrder(one) - nthOrder(other)) }
}

export const silentMeaning: HoursMeaning = blank()

type Draft = { -readonly [Key in keyof HoursMeaning]: HoursMeaning[Key] } & {
  week: (Day | null)[]
  nth: NthDay[]
}

function blank(): Draft {
  return { week: weekdays.map(() => null), nth: [], holidays: null, always: false, otherwise: false }
}

function addRule(meaning: Draft, text: string, adds: boolean) {
  const [selector = '', hours = ''] = text.split(/ (.*)/)
  if (hours === 'unknown') meaning.unclear = weekdaysOf(selector)
  else if (hours === notEachWeek) meaning.inRhythm = weekdaysOf(selector)
  else {
    const day = dayOf(hours)
    const onto = (before: Day | null | undefined) =>
      adds && before ? [...before, ...day].sort((one, other) => one.from - other.from) : day
    const [, code = '', counts] = /^(\w\w)\[([-\d,]+)\]$/.exec(selector) ?? []
    if (counts !== undefined) {
      const weekday = dayCodes.indexOf(code)
      for (const nth of counts.split(',').map(Number)) {
        const before = meaning.nth.find((one) => one.weekday === weekday && one.nth === nth)
        meaning.nth = [
          ...meaning.nth.filter((one) => one !== before),
          { weekday, nth, day: onto(before?.day) },
        ]
      }
    } else if (selector === 'PH') meaning.holidays = onto(meaning.holidays)
    else for (const weekday of weekdaysOf(selector)) meaning.week[weekday] = onto(meaning.week[weekday])
  }
}

/** Weekdays of `Mo-We,Fr`. */
const weekdaysOf = (selector: string) =>
  selector.split(',').flatMap((part) => {
    const [first = 0, last = first] = part.split('-').map((name) => dayCodes.indexOf(name))
    return weekdays.slice(first, last + 1)
  })

function dayOf(hours: string) {
  if (hours === 'off') return []
  if (hours === byAppointment) return allDayArranged
  const arranged = hours.endsWith(byAppointment)
  return [...hours.matchAll(/(\d\d:\d\d)(?:\+|-(\d\d:\d\d))/g)].map(([, start = '', end]) => {
    const [from, to] = [minutesOf(start), end === undefined ? null : minutesOf(end)]
    return { from, to: to === null || to > from ? to : to + dayMinutes, arranged }
  })
}

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
