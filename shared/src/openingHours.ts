import { type OpenKey, openKeys } from './entryFields.ts'
import { type Locale, localeRows, type WordLocale } from './locales.ts'

export type OpenLines = Record<OpenKey, string>

/** Makes up to five lines without gaps; a `;` would split a line, so it becomes a comma. */
export function toOpenLines(lines: readonly (string | null | undefined)[]): OpenLines {
  const kept = lines.map((line) => (line ?? '').replaceAll(';', ',').trim()).filter((line) => line !== '')
  return Object.fromEntries(openKeys.map((key, i) => [key, kept[i] ?? ''])) as OpenLines
}

/** Joins the lines `open1…open5` with semicolons, as `opened` has them. */
export function joinOpenLines(lines: OpenLines): string {
  return openKeys
    .map((key) => lines[key])
    .filter((line) => line !== '')
    .join(';')
}

export function parseOpenLines(opened: string): OpenLines {
  return toOpenLines(opened.split(';'))
}

const days: readonly Record<WordLocale, readonly [short: string, long: string]>[] = [
  { de: ['Mo', 'Montag'], en: ['Mo', 'Monday'] },
  { de: ['Di', 'Dienstag'], en: ['Tu', 'Tuesday'] },
  { de: ['Mi', 'Mittwoch'], en: ['We', 'Wednesday'] },
  { de: ['Do', 'Donnerstag'], en: ['Th', 'Thursday'] },
  { de: ['Fr', 'Freitag'], en: ['Fr', 'Friday'] },
  { de: ['Sa', 'Samstag'], en: ['Sa', 'Saturday'] },
  { de: ['So', 'Sonntag'], en: ['Su', 'Sunday'] },
]
const phrases: readonly Record<WordLocale, string>[] = [
  { de: 'nach Vereinbarung', en: 'by appointment' },
  { de: 'geschlossen', en: 'closed' },
  { de: 'Feiertage', en: 'public holidays' },
  { de: 'Uhr', en: '' },
  { de: 'und', en: 'and' },
  { de: 'bis', en: 'to' },
]
/** Pattern of what may follow a day: 'So' and 'Do' are also words, so a sentence must not be read as a day. */
const afterDay = String.raw`(?=\.?\s*(?:$|[-–,:/&+\d(]|(?:${[
  ...['geschlossen', 'closed', 'off', 'nach', 'by', 'und', 'and', 'bis', 'ab', 'von'],
  ...days.flatMap((day) => [...day.de, ...day.en]),
].join('|')})(?![\p{L}])))`
const shortDays = new Map(days.flatMap((day) => [day.de[0], day.en[0]].map((name) => [name, day])))
const longDays = new Map(days.flatMap((day) => [day.de[1], day.en[1]].map((name) => [name, day])))
const shortDayPattern = new RegExp(
  String.raw`(?<![\p{L}])(${[...shortDays.keys()].join('|')})(?![\p{L}])${afterDay}`,
  'gu',
)
const longDayPattern = new RegExp(
  String.raw`(?<![\p{L}])(${[...longDays.keys()].join('|')})(?![\p{L}])${afterDay}`,
  'gu',
)

/**
 * Translates an opening line: day names, 'off' and the usual phrases; the rest stays as typed. Lines may contain German
 * or English (OpenStreetMap) abbreviations.
 */
export function translateOpening(line: string, reader: Locale): string {
  const locale = localeRows[reader].words
  let text = line
    .replace(shortDayPattern, (name) => shortDays.get(name)?.[locale][0] ?? name)
    .replace(longDayPattern, (name) => longDays.get(name)?.[locale][1] ?? name)
    .replace(/(?<!\p{L})off(?!\p{L})/giu, locale === 'de' ? 'geschlossen' : 'closed')
  if (locale === 'en') {
    for (const phrase of phrases) {
      text = text.replace(new RegExp(String.raw`(?<!\p{L})${phrase.de}(?!\p{L})`, 'gu'), phrase.en)
    }
  } else {
    text = text.replace(/(?<!\p{L})closed(?!\p{L})/gu, 'geschlossen')
  }
  return text.replace(/ {2,}/g, ' ').trim()
}

/** Splits 'Mo-Fr 08:00-12:00' into its days and its hours; `days` is empty if a line begins otherwise. */
export function splitOpening(line: string): { days: string; hours: string } {
  const name = [...shortDays.keys(), ...longDays.keys()].join('|')
  const head = new RegExp(
    String.raw`^((?:${name})\.?(?:\s*(?:[-–,/&+]|und|and|bis)\s*(?:${name}|Feiertage|public holidays)\.?)*)[:,]?\s+(?=\d|(?:geschlossen|closed|off|nach|by|ab|von|bis)(?!\p{L}))`,
    'u',
  ).exec(line)
  return head?.[1] ? { days: head[1], hours: line.slice(head[0].length) } : { days: '', hours: line }
}
