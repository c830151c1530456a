import { type Locale, localeRows, type WordLocale } from '../locales.ts'
import {
  allDay,
  type Day,
  dayMinutes,
  type HoursMeaning,
  isAllDayArranged,
  isSameMeaning,
  type OpenSpan,
} from './meaning.ts'
import { groupDaysByHours, groupNthDays, runNames } from './writeHours.ts'

const listed = (parts: readonly string[], and: string) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`

function germanClock(minutes: number) {
  const inDay = minutes > dayMinutes ? minutes - dayMinutes : minutes
  const [hour, minute] = [Math.floor(inDay / 60), inDay % 60]
  return minute === 0 ? String(hour) : `${hour}:${String(minute).padStart(2, '0')}`
}

function englishClock(minutes: number) {
  const inDay = minutes % dayMinutes
  if (inDay === 0) return '12 midnight'
  if (inDay === 720) return '12 noon'
  const [hour, minute] = [Math.floor(inDay / 60), inDay % 60]
  const shown = `${((hour + 11) % 12) + 1}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}`
  return `${shown} ${hour < 12 ? 'am' : 'pm'}`
}

const words = {
  de: {
    days: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
    every: 'täglich',
    from: 'ab',
    to: 'bis',
    and: 'und',
    holidays: 'Feiertage',
    closed: 'geschlossen',
    arranged: 'nach Vereinbarung',
    otherwise: 'sonst nach Vereinbarung',
    always: 'rund um die Uhr',
    clock: germanClock,
    /** Behind a time, and behind several. */
    unit: ' Uhr',
    nth: (count: number) => (count < 0 ? 'letzten' : `${count}.`),
    ofMonth: (counts: string, day: string) => `jeden ${counts} ${day} im Monat`,
  },
  en: {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    every: 'every day',
    from: 'from',
    to: 'to',
    and: 'and',
    holidays: 'public holidays',
    closed: 'closed',
    arranged: 'by appointment',
    otherwise: 'otherwise by appointment',
    always: 'around the clock',
    clock: englishClock,
    unit: '',
    nth: (count: number) => (['last', '', '1st', '2nd', '3rd'] as const)[count + 1] ?? `${count}th`,
    ofMonth: (counts: string, day: string) => `every ${counts} ${day} of the month`,
  },
} satisfies Record<WordLocale, object>

function timesInWords(spans: readonly OpenSpan[], locale: Locale) {
  const { clock, unit, from, to, and } = wordsOf(locale)
  const said = (span: OpenSpan) =>
    span.to === null ? `${from} ${clock(span.from)}` : `${clock(span.from)} ${to} ${clock(span.to)}`
  return listed(spans.map(said), and) + unit
}

/** "8 bis 12 und 14 bis 16 Uhr", "geschlossen". */
export function dayInWords(day: Day, locale: Locale) {
  const { arranged, closed, always } = wordsOf(locale)
  if (day.length === 0) return closed
  if (isSameMeaning(day, allDay)) return always
  if (isAllDayArranged(day)) return arranged
  const open = day.filter((span) => !span.arranged)
  // Each gets its own note: after several it would be unclear which of them need an appointment.
  const byArrangement = day.flatMap((span) =>
    span.arranged ? `${timesInWords([span], locale)} ${arranged}` : [],
  )
  return [...(open.length > 0 ? [timesInWords(open, locale)] : []), ...byArrangement].join('; ')
}

const wordsOf = (locale: Locale) => words[localeRows[locale].words]

export const weekdayName = (weekday: number, locale: Locale) => wordsOf(locale).days[weekday] ?? ''

export const timeInWords = (minutes: number, locale: Locale) =>
  wordsOf(locale).clock(minutes) + wordsOf(locale).unit

/** For each group of days; `days` is empty if the hours always apply. */
export function hoursRows(meaning: HoursMeaning, locale: Locale): [days: string, said: string][] {
  const { every, to, and, days, holidays, always, arranged, otherwise, nth, ofMonth } = wordsOf(locale)
  if (meaning.always) return [['', always]]
  const nameOf = (group: readonly number[]) =>
    group.length === 7 ? every : listed(runNames(group, days, ` ${to} `), and)
  const groups: [string, Day][] = [
    ...groupDaysByHours(meaning.week).map(([group, day]): [string, Day] => [nameOf(group), day]),
    ...groupNthDays(meaning.nth).map(({ weekday, counts, day }): [string, Day] => [
      ofMonth(listed(counts.map(nth), and), days[weekday] ?? ''),
      day,
    ]),
  ]
  if (meaning.holidays) groups.push([holidays, meaning.holidays])
  const rows = groups.map(([name, day]): [string, string] => [name, dayInWords(day, locale)])
  if (meaning.otherwise) rows.push(['', rows.length === 0 ? arranged : otherwise])
  return rows
}

/** "Montag bis Freitag, 8 bis 12 Uhr; Samstag geschlossen", which can be read again. */
export const hoursInWords = (meaning: HoursMeaning, locale: Locale) =>
  hoursRows(meaning, locale)
    .flatMap(([days, hours]) =>
      days === '' ? hours : hours.split('; ').map((part) => `${days}${/\d/.test(part) ? ',' : ''} ${part}`),
    )
    .join('; ')
