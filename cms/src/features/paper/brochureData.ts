import { renderSVG } from 'uqr'
import type { Reader } from '#publicData/model/createReader.ts'
import { listsBy } from '#shared/appendTo'
import type { MessageId } from '#shared/catalogues'
import { dateFormat } from '#shared/dateFormat'
import { compareGermanStrictly } from '#shared/fold'
import { type Locale, localePath, localeRows } from '#shared/locales'
import type { PaperFormat } from '#shared/paper'
import { routes } from '#shared/routes'
import type { Settings } from '#shared/settings'
import type { Chapter } from './chapters.ts'
import type { PaperTexts } from './paperTexts.ts'

interface IndexItem {
  id: string
  name: string
  town: string
}

export interface BrochureContent {
  subtitle: string
  greeting: string
  chapters: Chapter[]
}

const minIndexed = 12
/** More in large print would exceed the typesetter's memory. */
const maxByTown = 2000

const frameWords = [
  'contents',
  'greeting',
  'byTown',
  'byName',
  'notes',
  'mistake',
  'mistakeText',
  'qr',
  'imprint',
] as const

/** For `brochure.typ`; plain texts, not markup. `siteUrl` `""` (no `PUBLIC_URL`): without address and code. */
export function brochureData(
  reader: Reader,
  words: PaperTexts,
  { format, siteUrl, ...content }: BrochureContent & { format: PaperFormat; siteUrl: string },
) {
  const settings = reader.settings()
  const date = printedDate(reader.today(), words.locale)
  return {
    ...format,
    lang: words.locale,
    title: settings.siteTitle,
    author: settings.association,
    subtitle: content.subtitle,
    date: words('print.date', { date }),
    greeting: content.greeting
      .split(/\n{2,}/)
      .map((part) => part.trim())
      .filter(Boolean),
    numbers: numbersOf(settings, words),
    chapters: content.chapters,
    ...indexes(reader, content.chapters, format),
    imprint: [
      siteUrl && words('print.madeFrom', { date, address: hostOf(siteUrl) }),
      settings.association,
      ...settings.postalAddress.split('\n').map((line) => line.trim()),
    ].filter((line, at, all) => line !== '' && all.indexOf(line) === at),
    contact: [settings.phoneText, settings.contactEmail].filter(Boolean),
    address: hostOf(siteUrl),
    words: {
      numbers: words('numbers.title'),
      ...Object.fromEntries(frameWords.map((name) => [name, words(`print.${name}` satisfies MessageId)])),
      ...(siteUrl === '' && { mistakeText: words('print.mistakeCall') }),
    },
  }
}

export const reportCode = (siteUrl: string, { locale }: PaperTexts) =>
  renderSVG(siteUrl + localePath(locale, routes.contact.href()), { border: 0 })

const hostOf = (siteUrl: string) => siteUrl.replace(/^https?:\/\//, '')

export const printedDate = (date: string, locale: Locale) =>
  dateFormat(localeRows[locale].region, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`))

function numbersOf({ importantNumbers, pharmacyPhoneText }: Settings, words: PaperTexts) {
  const siteNumbers = importantNumbers.map(({ label, phoneText, hint }) => ({
    label,
    number: phoneText,
    hint,
  }))
  const isListed = pharmacyPhoneText === '' || siteNumbers.some(({ number }) => number === pharmacyPhoneText)
  return isListed
    ? siteNumbers
    : [...siteNumbers, { label: words('print.pharmacies'), number: pharmacyPhoneText, hint: '' }]
}

/** The template adds the pages. */
function indexes(reader: Reader, chapters: readonly Chapter[], { print }: PaperFormat) {
  const items = new Map<string, IndexItem>()
  for (const { id, name } of chapters.flatMap(({ groups }) => groups.flatMap(({ entries }) => entries)))
    items.set(id, { id, name, town: reader.entry(id)?.city ?? '' })
  if (items.size < minIndexed) return { byName: [], byTown: [], townsAreShort: false }
  const sorted = [...items.values()].sort((a, b) => compareGermanStrictly(a.name, b.name))
  return {
    byName: grouped(sorted, ({ name }) => firstLetter(name)),
    byTown: grouped(sorted, ({ town }) => town)
      .filter(({ name }) => name !== '')
      .sort((a, b) => compareGermanStrictly(a.name, b.name)),
    // The index by town has only pages instead of names.
    townsAreShort: print === 'large' && items.size > maxByTown,
  }
}

const grouped = (items: readonly IndexItem[], nameOf: (item: IndexItem) => string) =>
  Array.from(listsBy(items, nameOf), ([name, items]) => ({ name, items }))

/** `A` for `Ä`, `#` for anything that is no letter. */
function firstLetter(name: string) {
  const letter = name.normalize('NFD').charAt(0).toUpperCase()
  return /\p{L}/u.test(letter) ? letter : '#'
}
