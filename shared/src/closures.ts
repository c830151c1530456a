import type { Entry } from './entry.ts'
import { daysBetween, isDay, regionToday } from './moment.ts'

export type Closure = Entry['closures'][number]

const dotted = String.raw`(\d{1,2})\.\s?(\d{1,2})(?:\.\s?(\d{4}|\d{2})?)?`
const iso = String.raw`(\d{4})-(\d{2})-(\d{2})`
const between = String.raw`\s*(?:-|–|—|‑|−|/|bis(?: zum)?|to)\s*`
const range = new RegExp(
  `^(?:(vom|von|ab|from)\\s+|am\\s+)?(?:${iso}|${dotted})(?:${between}(?:${iso}|${dotted}))?\\.?$`,
  'iu',
)
const months = 'jan feb mär apr mai jun jul aug sep okt nov dez'.split(' ')
const monthName =
  /(\d{1,2})\.?\s*(jan|feb|mär|mae|mar|apr|mai|may|jun|jul|aug|sep|okt|oct|nov|dez|dec)(?:\p{L}*\.?)(?!\p{L})/giu
const spellings: Readonly<Record<string, string>> = {
  mae: 'mär',
  mar: 'mär',
  may: 'mai',
  oct: 'okt',
  dec: 'dez',
}
/** "1.-21.8.": a day whose month is that of the end. */
const dayBeforeDate = /^((?:vom|von)\s+)?(\d{1,2})\.(?=\s*(?:-|–|bis)\s*\d{1,2}\.\s?(\d{1,2})(?!\d))/iu
/** "24., 25. und 31.12.": days whose month is that of the last. */
const dayList = /(?<![\d.]\s?)((?:\d{1,2}\.\s*(?:,|&|und|u\.)\s*)+)(?=\d{1,2}\.\s?(\d{1,2})(?!\d))/giu
/** More than any field holds. */
const maxTextLength = 1_000
/** A range without a year that would be longer was typed backwards: "14.8.-3.8." */
const maxDaysAcrossNewYear = 240
const weekday =
  /(?<!\p{L})(?:mo|di|mi|do|fr|sa|so)(?:ntag|enstag|ttwoch|nnerstag|eitag|mstag|nnabend)?\.?,?\s+(?=\d)/giu

/**
 * As people type days of absence: `24.12.2026`, `1.8.-21.8.2026`, `24.12.-6.1.`, separated by commas. Days without a
 * year are the next such days. In order of time; null for other text.
 */
export function readClosures(text: string, from?: string): Closure[] | null {
  if (text === '') return []
  if (text.length > maxTextLength) return null
  const parts = withMonths(inNumbers(text.replace(weekday, '')))
    .split(/[,;\n&]| und | u\. | and /u)
    .map((part) =>
      part.trim().replace(dayBeforeDate, (_, lead = '', day, month) => `${lead}${day}.${month}.`),
    )
  const read = parts.filter((part) => part !== '').map((part) => readClosure(part, from))
  if (!read.every((closure) => closure !== null)) return null
  const unique = new Map(read.map((closure) => [closure.from + closure.to, closure]))
  return [...unique.values()].sort((one, other) => (one.from + one.to < other.from + other.to ? -1 : 1))
}

const withMonths = (text: string) =>
  text.replace(dayList, (days: string, _, month: string) => days.replace(/(\d{1,2})\./g, `$1.${month}.`))

const inNumbers = (text: string) =>
  text.replace(monthName, (_, day: string, name: string) => {
    const start = name.toLowerCase()
    return `${day}.${months.indexOf(spellings[start] ?? start) + 1}.`
  })

interface TypedDay {
  year: number | null
  month: string
  day: string
}

/** Of the groups of one date; null if there is none. */
function typedDay([year, month, day, shortDay, shortMonth, shortYear]: readonly (string | undefined)[]) {
  const [givenMonth, givenDay] = [month ?? shortMonth, day ?? shortDay]
  if (givenMonth === undefined || givenDay === undefined) return null
  const text = year ?? shortYear
  const givenYear = text === undefined ? null : Number(text.length === 2 ? `20${text}` : text)
  return { year: givenYear, month: givenMonth, day: givenDay }
}

function readClosure(text: string, given?: string): Closure | null {
  const [, lead, ...groups] = range.exec(text) ?? []
  const [start, end] = [typedDay(groups.slice(0, 6)), typedDay(groups.slice(6))]
  // "ab 3.8." has no end.
  if (!start || (lead && !end)) return null
  if (start.year !== null || end?.year) return withYear(start, end)
  // Neither has a year: the next such days, which may have begun.
  const from = given ?? regionToday()
  for (let year = Number(from.slice(0, 4)) - 1; year < Number(from.slice(0, 4)) + 8; year++) {
    const first = dateOf(start, year)
    const last = first && (end ? notBefore(end, first) : first)
    if (!first || !last || last < from) continue
    const isSwapped = last.slice(0, 4) > first.slice(0, 4) && daysBetween(first, last) > maxDaysAcrossNewYear
    return isSwapped ? null : { from: first, to: last }
  }
  return null
}

/** At least one has a year: "20.12.-6.1.2027", "1.8.2026-21.8.". */
function withYear(start: TypedDay, end: TypedDay | null): Closure | null {
  const year = start.year ?? end?.year ?? 0
  let first = dateOf(start, year)
  const last = end?.year ? dateOf(end, end.year) : end && first ? notBefore(end, first) : first
  if (start.year === null && first && last && first > last) first = dateOf(start, year - 1)
  return first && last && first <= last ? { from: first, to: last } : null
}

function notBefore(typed: TypedDay, first: string) {
  const year = Number(first.slice(0, 4))
  const sameYear = dateOf(typed, year)
  return sameYear && sameYear >= first ? sameYear : dateOf(typed, year + 1)
}

/** Null if there is no such day. */
function dateOf({ month, day }: TypedDay, year: number) {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(date) ? date : null
}

/** A single date as people type it; null for other text. */
export function readDay(text: string) {
  if (!/\d{4}|\.\s?\d{2}$/.test(text.trim())) return null
  const [day, ...more] = readClosures(text) ?? []
  return day && more.length === 0 && day.from === day.to ? day.from : null
}

/** `2026-08-01` becomes `01.08.2026`. */
export const dottedDay = (date: string) => date.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3.$2.$1')

/** As stored and shown: `01.08.2026-21.08.2026, 24.12.2026`. Other text is kept for the rules to refuse. */
export const writeClosures = (closures: readonly Closure[]) =>
  closures
    .map(({ from, to }) => (from === to ? dottedDay(from) : `${dottedDay(from)}-${dottedDay(to)}`))
    .join(', ')

/** Unchanged if the text is not understood. */
export function normaliseClosures(text: string) {
  const closures = readClosures(text)
  return closures ? writeClosures(closures) : text
}
