import type { Entry } from '@directory/shared/entry'
import { accessMark, areaWords, factsOf, placesText, visitAreaOf } from '@directory/shared/entryMarks'
import { namesOf } from '@directory/shared/fields/entryFields'
import type { Locale } from '@directory/shared/locales'
import { openingLines } from '@directory/shared/openingHours/openingLines'
import { dayInWords, toWord, weekdayName } from '@directory/shared/openingHours/words'
import { makesHomeVisits } from '../../publicData/homeVisitors.ts'
import { today } from '../../publicData/today.ts'
import type { PaperTexts } from './paperTexts.ts'

const days = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']
const day = `\\b(${days.join('|')})\\b`
const time = '\\b(\\d{1,2}):(\\d\\d)\\b'
const to = '\\s*[-–]\\s*'
const oneOrMore = new RegExp(`${day}(?:${to}${day})?\\.?`, 'g')
const span = new RegExp(`${time}${to}${time}(?:\\s*Uhr)?`, 'g')

/** Puts days and times into words, in a line that was not understood as a whole. */
export function wordByWord(line: string, locale: Locale): string {
  const nameOf = (short: string) => weekdayName(days.indexOf(short), locale)
  const between = toWord(locale)
  return line
    .replace(oneOrMore, (_, first: string, last?: string) =>
      [first, last]
        .flatMap((one) => one ?? [])
        .map(nameOf)
        .join(` ${between} `),
    )
    .replace(span, (all, ...times: string[]) => {
      const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = times.slice(0, 4).map(Number)
      const [from, end] = [fromHour * 60 + fromMinute, toHour * 60 + toMinute]
      return end <= 24 * 60 && fromMinute < 60 && toMinute < 60
        ? dayInWords([{ from, to: end, arranged: false }], locale)
        : all
    })
}

export interface PrintedEntry {
  id: string
  name: string
  address: string[]
  phones: { label: string; number: string }[]
  /** Mail or website if it has no telephone, so that it can be reached at all. */
  other: string
  hours: string[]
  marks: string[]
}

const phoneNames = namesOf('phone')

export function printedEntry(entry: Entry, words: PaperTexts): PrintedEntry {
  const phones = phoneNames.flatMap((name) => {
    const number = entry[`${name}Text`]
    return number === '' ? [] : [{ label: name === 'mobile' ? words('print.mobile') : '', number }]
  })
  return {
    id: entry.uuid,
    name: entry.name,
    address: [entry.street, `${entry.plz} ${entry.city}`].map((line) => line.trim()).filter(Boolean),
    phones,
    other: phones.length > 0 ? '' : entry.email || entry.website.replace(/^https?:\/\//, ''),
    hours: openingLines(entry, words.locale).map((line) => wordByWord(line, words.locale)),
    marks: marksOf(entry, words),
  }
}

function marksOf(entry: Entry, words: PaperTexts): string[] {
  const area = [words('entry.comesToHouse'), areaWords(visitAreaOf(entry), words)].filter(Boolean).join(': ')
  const access = accessMark(entry)
  const facts = factsOf(entry).flatMap(({ label, isTrue }) =>
    isTrue && label !== access ? words(label) : [],
  )
  const places = placesText(entry, today(), words.locale, words)
  return [
    ...(places ? [places] : []),
    ...(makesHomeVisits(entry) ? [area] : []),
    ...(access ? [words(access)] : []),
    ...facts,
  ]
}
