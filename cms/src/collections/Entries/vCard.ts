import { ICAL } from '#lib/texts/ical.ts'
import { withoutControlCharacters } from '#lib/texts/withoutControlCharacters.ts'
import { say } from '#lib/words/translate.ts'
import type { Entry } from '#shared/entry'
import { phoneNames } from '#shared/fields/entryFields'
import type { Locale } from '#shared/locales'
import { openingLines } from '#shared/openingHours/openingLines'
import { dialledNumber, internationalNumber } from '#shared/phoneNumbers'
import { exactPositionOf } from '#shared/region'

const types = { phone: 'WORK,VOICE', mobile: 'CELL' }

/**
 * RFC 2426.
 * @param openingTitle word for opening hours
 * @param facts what else is said
 */
export function vCardOf(entry: Entry, locale: Locale, openingTitle: string, facts: readonly string[] = []) {
  const place = exactPositionOf(entry)
  const note = [noteOf(entry, locale, openingTitle), ...facts].filter(Boolean).join('\n')
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `UID:urn:uuid:${entry.uuid}`,
    `REV:${entry.updatedAt.replace(/[-:]|\.\d+/g, '')}`,
    // The version requires a person's name; if it is empty, programs show the organisation.
    'N:;;;;',
    `FN:${escapeText(entry.name)}`,
    `ORG:${escapeText(entry.name)}`,
    'X-ABSHOWAS:COMPANY',
    `ADR;TYPE=WORK:;;${[entry.street, entry.city, '', entry.plz, say('entry.country')].map(escapeText).join(';')}`,
    ...phoneNames.flatMap((name) => {
      const number = internationalNumber(entry[name])
      return number === null ? [] : [`TEL;TYPE=${types[name]}:${number}`]
    }),
    ...(entry.email ? [`EMAIL;TYPE=INTERNET:${escapeText(entry.email)}`] : []),
    ...(entry.website ? [`URL:${withoutControlCharacters(entry.website).replace(/\s/g, '')}`] : []),
    ...(place ? [`GEO:${place.lat};${place.lon}`] : []),
    ...(entry.category ? [`CATEGORIES:${escapeText(entry.category)}`] : []),
    ...(note ? [`NOTE:${escapeText(note)}`] : []),
    'END:VCARD',
  ]
  return lines.map((line) => `${ICAL.helpers.foldline(line)}\r\n`).join('')
}

function noteOf(entry: Entry, locale: Locale, openingTitle: string) {
  const more = phoneNames.flatMap((name) => {
    const number = dialledNumber(entry[name]) ?? ''
    const isWhole = /^[\d\s()+/.-]*$/.test(entry[name]) && digitsOf(entry[name]) === digitsOf(number)
    return isWhole ? [] : [entry[`${name}Text`]]
  })
  const hours = openingLines(entry, locale)
  return [...(hours.length > 0 ? [`${openingTitle}:`, ...hours] : []), ...more].join('\n')
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

const escapeText = (text: string) =>
  withoutControlCharacters(text)
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n')
