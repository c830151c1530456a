import type { Entry } from '@directory/shared/entry'
import { namesOf, openKeys } from '@directory/shared/entryFields'
import { translateOpening } from '@directory/shared/openingHours'
import { readHours } from '@directory/shared/openingHours/readHours'
import { hoursInWords } from '@directory/shared/openingHours/words'
import { dialledNumber, wholeNumber } from '@directory/shared/phone'
import { positionOf } from '@directory/shared/region'
import type { Locale } from '@directory/shared/routes'
import { withoutControls } from '../../operations/texts/withoutControls.ts'
import { foldLine } from './foldLine.ts'

export type VCardVersion = '3.0' | '4.0'

/** `Accept: text/vcard; version=4.0` */
export const acceptsLatestVCard = (accept: string | null): boolean =>
  /text\/vcard\s*;[^,]*version="?4/i.test(accept ?? '')

const types = { phone: 'WORK,VOICE', mobile: 'CELL' }

/** A provider as an address book takes it (RFC 2426 and 6350); `openingTitle` is the word for opening hours. */
export function vCardOf(entry: Entry, version: VCardVersion, locale: Locale, openingTitle: string): string {
  const isLatest = version === '4.0'
  const place = positionOf(entry)
  const note = noteOf(entry, locale, openingTitle)
  const lines = [
    'BEGIN:VCARD',
    `VERSION:${version}`,
    `UID:urn:uuid:${entry.uuid}`,
    `REV:${entry.updatedAt.replace(/[-:]|\.\d+/g, '')}`,
    // Version 3 wants a person's name; without one, programs show the organisation.
    isLatest ? 'KIND:org' : 'N:;;;;',
    `FN:${escapeText(entry.name)}`,
    `ORG:${escapeText(entry.name)}`,
    ...(isLatest ? [] : ['X-ABSHOWAS:COMPANY']),
    `ADR;TYPE=WORK:;;${[entry.street, entry.city, '', entry.plz, 'Deutschland'].map(escapeText).join(';')}`,
    ...namesOf('phone').flatMap((name) => {
      const number = wholeNumber(entry[name])
      return number === null ? [] : [`TEL;TYPE=${isLatest ? quoted(types[name]) : types[name]}:${number}`]
    }),
    ...(entry.email ? [`EMAIL;TYPE=${isLatest ? 'WORK' : 'INTERNET'}:${escapeText(entry.email)}`] : []),
    ...(entry.website ? [`URL:${onOneLine(entry.website)}`] : []),
    ...(place ? [`GEO:${isLatest ? `geo:${place.lat},${place.lon}` : `${place.lat};${place.lon}`}`] : []),
    ...(entry.category ? [`CATEGORIES:${escapeText(entry.category)}`] : []),
    ...(note ? [`NOTE:${escapeText(note)}`] : []),
    'END:VCARD',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

const quoted = (value: string) => (value.includes(',') ? `"${value.toLowerCase()}"` : value.toLowerCase())

/** Opening hours, and telephone fields that say more than one number, as they are shown. */
function noteOf(entry: Entry, locale: Locale, openingTitle: string): string {
  const more = namesOf('phone').flatMap((name) => {
    const number = dialledNumber(entry[name]) ?? ''
    const isWhole = /^[\d\s()+/.-]*$/.test(entry[name]) && digitsOf(entry[name]) === digitsOf(number)
    return isWhole ? [] : [entry[`${name}Text`]]
  })
  const hours = hoursOf(entry, locale)
  return [...(hours.length > 0 ? [`${openingTitle}:`, ...hours] : []), ...more].join('\n')
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** In the reader's language, or as typed where a line was not understood. */
function hoursOf(entry: Entry, locale: Locale): string[] {
  const meaning = readHours(entry.hours)
  if (meaning) return hoursInWords(meaning, locale).split('; ')
  return openKeys.flatMap((key) => (entry[key] ? [translateOpening(entry[key], locale)] : []))
}

/** Line breaks are kept as signs. */
const escapeText = (text: string): string =>
  withoutControls(text)
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n')

const onOneLine = (address: string) => withoutControls(address).replace(/\s/g, '')
