import { type Locale, localeRows, type WordLocale } from '../locales.ts'
import { type Day, dayMinutes, type HoursMeaning, isAllDayArranged, type OpenSpan } from './meaning.ts'
import { groupDaysByHours, groupNthDays, runsOf } from './writeHours.ts'

const listed = (parts: readonly string[], and: string) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`

const germanClock = (minutes: number) => {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60]
  return minute === 0 ? String(hour) : `${hour}:${String(minute).padStart(2, '0')}`
}

function englishClock(minutes: number): string {
  const inDay = minutes % dayMinutes
  if (inDay === 0) return '12 midnight'
  if (inDay === 720) return '12 noon'
  const [hour, minute] = [Math.floor(inDay / 60), inDay % 60]
  const shown = `${((hour + 11) % 12) + 1}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}`
  return `${shown} ${hour < 12 ? 'am' : 'pm'}`
}

const englishNth = (count: number) => (['last', '', '1st', '2nd', '3rd'] as const)[count + 1] ?? `${count}th`
const germanNth = (count: number) => (count < 0 ? 'letzten' : `${count}.`)

const words = {
  de: {
    days: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
    every: 'täglich',
    to: 'bis',
    and: 'und',
    holidays: 'Feiertage',
    closed: 'geschlossen',
    arranged: 'nach Vereinbarung',
    otherwise: 'sonst nach Vereinbarung',
    always: 'rund um die Uhr',
    time: (minutes: number) => `${germanClock(minutes > dayMinutes ? minutes - dayMinutes : minutes)} Uhr`,
    times: (spans: readonly OpenSpan[]) =>
      `${listed(
        spans.map(({ from, to }) =>
          to === null
            ? `ab ${germanClock(from)}`
            : `${germanClock(from)} bis ${germanClock(to > dayMinutes ? to - dayMinutes : to)}`,
        ),
        'und',
      )} Uhr`,
    nth: (counts: readonly number[], day: string) =>
      `jeden ${listed(counts.map(germanNth), 'und')} ${day} im Monat`,
  },
  en: {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    every: 'every day',
    to: 'to',
    and: 'and',
    holidays: 'public holidays',
    closed: 'closed',
    arranged: 'by appointment',
    otherwise: 'otherwise by appointment',
    always: 'around the clock',
    time: englishClock,
    times: (spans: readonly OpenSpan[]) =>
      listed(
        spans.map(({ from, to }) =>
          to === null ? `from ${englishClock(from)}` : `${englishClock(from)} to ${englishClock(to)}`,
        ),
        'and',
      ),
    nth: (counts: readonly number[], day: string) =>
      `every ${listed(counts.map(englishNth), 'and')} ${day} of the month`,
  },
} satisfies Record<WordLocale, object>

/** "8 bis 12 und 14 bis 16 Uhr", "geschlossen". */
export function dayInWords(day: Day, locale: Locale): string {
  const { times, arranged, closed, always } = wordsOf(locale)
  if (day.length === 0) return closed
  if (day[0]?.from === 0 && day[0].to === dayMinutes && !day[0].arranged) return always
  if (isAllDayArranged(day)) return arranged
  const open = day.filter((span) => !span.arranged)
  const byArrangement = day.filter((span) => span.arranged)
  const parts = [
    ...(open.length > 0 ? [times(open)] : []),
    // Each span gets its own note: after several spans it would be unclear which of them need an appointment.
    ...byArrangement.map((span) => `${times([span])} ${arranged}`),
  ]
  return parts.join('; ')
}

const wordsOf = (locale: Locale) => words[localeRows[locale].words]

export const weekdayName = (weekday: number, locale: Locale) => wordsOf(locale).days[weekday] ?? ''

export const timeInWords = (minutes: number, locale: Locale) => wordsOf(locale).time(minutes)

const toWord = (locale: Locale) => wordsOf(locale).to

/** For each group of days; `days` is empty if the hours always apply. */
export function hoursRows(meaning: HoursMeaning, locale: Locale): [days: string, said: string][] {
  const { every, to, and, days, holidays, always, arranged, otherwise, nth } = wordsOf(locale)
  if (meaning.always) return [['', always]]
  const nameOf = (group: readonly number[]) =>
    group.length === 7
      ? every
      : listed(
          runsOf(group).map((run) =>
            [run[0] ?? 0, ...run.slice(1).slice(-1)].map((day) => days[day]).join(` ${to} `),
          ),
          and,
        )
  const rows: [string, string][] = [
    ...groupDaysByHours(meaning.week).map(([group, day]): [string, string] => [
      nameOf(group),
      dayInWords(day, locale),
    ]),
    ...groupNthDays(meaning.nth).map(({ weekday, counts, day }): [string, string] => [
      nth(counts, days[weekday] ?? ''),
      dayInWords(day, locale),
    ]),
    ...(meaning.holidays
      ? [[holidays, dayInWords(meaning.holidays, locale)] satisfies [string, string]]
      : []),
  ]
  if (meaning.otherwise) rows.push(['', rows.length === 0 ? arranged : otherwise])
  return rows
}

/** "Montag bis Freitag, 8 bis 12 Uhr; Samstag geschlossen", which can be read again. */
export const hoursInWords = (meaning: HoursMeaning, locale: Locale): string =>
  hoursRows(meaning, locale)
    .flatMap(([days, hours]) =>
      days === '' ? hours : hours.split('; ').map((part) => `${days}${/\d/.test(part) ? ',' : ''} ${part}`),
    )
    .join('; ')
