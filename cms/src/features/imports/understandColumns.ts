import { foldedWords } from '@directory/shared/fold'
import {
  headerOf,
  type ImportField,
  importFields,
  isExportField,
  joinedFields,
} from '@directory/shared/importFields'
import { byLocale } from '@directory/shared/locales'
import { decodeEntities } from '@directory/shared/plainMarkup'
import { translate } from '../../lib/words/translate.ts'
import columnNames from './columnNames.json' with { type: 'json' }
import { addressKind } from './splitAddress.ts'

/**
 * Headings of columns in other lists, besides our own heading and the contract's name, the clearest first. Not just 'ID',
 * because other lists number their rows with it.
 */
const otherNames: Readonly<Partial<Record<ImportField, string>>> = columnNames

/** Returns every name of a column, our own first. */
function namesOfColumn(field: ImportField): string[] {
  const own = isExportField(field) ? [field, headerOf(field)] : [field]
  return [...own, ...(otherNames[field]?.split(', ') ?? [])]
}

const keyOf = (header: string) => foldedWords(header).join('')

interface Known {
  field: ImportField
  /** Of two columns for one field the lower one counts. */
  rank: number
}

const knownByKey = new Map<string, Known>()
for (const field of importFields)
  for (const [rank, name] of namesOfColumn(field).entries())
    if (knownByKey.get(keyOf(name))?.field !== field) knownByKey.set(keyOf(name), { field, rank })

/** Longer texts name no column. */
const maxHeader = 500

/** A letter that was lost before the file came here. */
const lostLetter = /[?\uFFFD]/g

const weekday =
  /^(?:mo(?:ntag)?|di(?:enstag)?|mi(?:ttwoch)?|do(?:nnerstag)?|fr(?:eitag)?|sa(?:mstag)?|so(?:nntag)?)$/

/** "Mo" for a column with the hours of Mondays, else `null`. */
export const weekdayOf = (header: string): string | null => {
  const key = keyOf(header.slice(0, maxHeader))
  if (key === 'sonnabend') return 'Sa'
  return weekday.test(key) ? key.charAt(0).toUpperCase() + key.charAt(1) : null
}
/** "So" and "Do" are words, too. */
const minWeekdays = 3

/** What a heading names, ignoring case, punctuation and umlaut spelling; `null` if unknown. */
function knownHeading(header: string): Known | null {
  if (header.length > maxHeader) return null
  const whole = knownByKey.get(keyOf(decodeEntities(header)))
  if (whole) return whole
  // 'Telefon (tagsüber)', 'Straße *', 'Ort geschäftlich'
  const head = knownByKey.get(keyOf(header.replace(/[([{].*$|\b(?:geschäftlich|dienstlich|privat)\b/gis, '')))
  if (head) return { ...head, rank: head.rank + maxHeader }
  if (!lostLetter.test(header)) return null
  // 'Stra?e'
  const meant = [...'äöüß'].map((letter) => knownByKey.get(keyOf(header.replace(lostLetter, letter))))
  return meant.find(Boolean) ?? null
}

/** Surnames stand apart from first names in lists of people, not in those of firms with a person to ask for. */
const surname = /^(?:nach|familien|zu)?name$/

/**
 * The field of each column. Of several columns for one field, the one with the clearest heading counts, else the first;
 * some may stand in several.
 *
 * @param rows the first ones: an address may stand in one cell, whatever its column is called
 */
export function understandColumns(
  headers: readonly string[],
  rows: readonly (readonly string[])[] = [],
): (ImportField | null)[] {
  const isByDay = headers.filter(weekdayOf).length >= minWeekdays
  const known = headers.map((header): Known | null =>
    isByDay && weekdayOf(header) ? { field: 'opened', rank: 0 } : knownHeading(header),
  )
  // Elsewhere 'Nr.' counts the rows.
  const afterStreet = known.findIndex((one) => one?.field === 'street') + 1
  if (afterStreet > 0 && keyOf(headers[afterStreet] ?? '') === 'nr')
    known[afterStreet] = { field: 'houseNumber', rank: 0 }
  const single = known.map((one) => {
    if (!one || joinedFields.includes(one.field)) return one?.field ?? null
    const rivals = known.filter((other) => other?.field === one.field)
    return rivals.every((other) => other === one || (other && other.rank >= one.rank)) ? one.field : null
  })
  const distinct = single.map((field, column) =>
    joinedFields.includes(field) || single.indexOf(field) === column ? field : null,
  )
  const isOfPeople = surname.test(keyOf(headers[distinct.indexOf('name')] ?? ''))
  const fields = distinct.map((field) => (field === 'firstName' && !isOfPeople ? null : field))
  return withAddresses(fields, (column) => rows.map((cells) => cells[column] ?? ''))
}

/** A column of an address holds more than it is called if the columns of its other parts are missing. */
function withAddresses(
  fields: (ImportField | null)[],
  samplesOf: (column: number) => string[],
): (ImportField | null)[] {
  const lacks = (field: ImportField) => !fields.includes(field)
  if (!lacks('plz') && !lacks('city')) return fields
  if (!lacks('plzCity') || !lacks('address')) return fields
  const parts: (ImportField | null)[] = ['street', 'plz', 'city', null]
  const kinds = fields.map((field, column) => (parts.includes(field) ? addressKind(samplesOf(column)) : null))
  const at = [kinds.findIndex((kind, i) => kind !== null && fields[i] !== null), kinds.findIndex(Boolean)]
  const column = at.find((one) => one >= 0)
  return column === undefined ? fields : fields.with(column, kinds[column] ?? null)
}

export function countUnderstood(headers: readonly string[]): number {
  return new Set(headers.flatMap((header) => knownHeading(header)?.field ?? [])).size
}

/** Without one of these no row can speak of an entry. */
export const canMatch = (columns: readonly (ImportField | null)[]) =>
  columns.includes('name') || columns.includes('uuid')

/** Columns that the report of faulty rows adds after those of the file. */
export const reportColumns = byLocale((locale) => [
  translate(locale, 'import.report.row'),
  translate(locale, 'import.report.fault'),
])

/** How many columns are of the list itself, not of the report of its faulty rows. */
export const ownColumns = (headers: readonly string[]): number =>
  headers.length -
  (Object.values(reportColumns).find(
    (names) => headers.length > names.length && names.join('\n') === headers.slice(-names.length).join('\n'),
  )?.length ?? 0)
