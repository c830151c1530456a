import { foldedWords } from '@directory/shared/fold'
import { headerOf, type ImportField, importFields, isExportField } from '@directory/shared/importFields'
import { byLocale } from '@directory/shared/locales'
import { translate } from '../../lib/words/translate.ts'
import columnNames from './columnNames.json' with { type: 'json' }
import { addressKind } from './splitAddress.ts'

/**
 * Headings of columns in other lists, besides our own heading and the contract's name. Not just 'ID', because other
 * lists number their rows with it.
 */
const otherNames: Readonly<Partial<Record<ImportField, string>>> = columnNames

/** Returns every name of a column, our own first. */
function namesOfColumn(field: ImportField): string[] {
  const own = isExportField(field) ? [field, headerOf(field)] : [field]
  return [...own, ...(otherNames[field]?.split(', ') ?? [])]
}

const keyOf = (header: string) => foldedWords(header).join('')

const fieldsByKey = new Map<string, ImportField>()
for (const field of importFields) for (const name of namesOfColumn(field)) fieldsByKey.set(keyOf(name), field)

/** Longer texts name no column. */
const maxHeader = 500

/** A letter that was lost before the file came here. */
const lostLetter = /[?\uFFFD]/g

/** The field that a heading names, ignoring case, punctuation and umlaut spelling; `null` if unknown. */
function fieldOfHeader(header: string): ImportField | null {
  if (header.length > maxHeader) return null
  const whole = fieldsByKey.get(keyOf(header))
  if (whole) return whole
  // 'Telefon (tagsüber)', 'Straße *', 'Ort geschäftlich'
  const head = fieldsByKey.get(
    keyOf(header.replace(/[([{].*$|\b(?:geschäftlich|dienstlich|privat)\b/gis, '')),
  )
  if (head || !lostLetter.test(header)) return head ?? null
  // 'Stra?e'
  const meant = [...'äöüß'].map((letter) => fieldsByKey.get(keyOf(header.replace(lostLetter, letter))))
  return meant.find(Boolean) ?? null
}

/**
 * The field of each column. Of several columns for one field, the one headed as in the export counts, else the first;
 * other information may stand in several.
 *
 * @param rows the first ones: an address may stand in one cell, whatever its column is called
 */
export function understandColumns(
  headers: readonly string[],
  rows: readonly (readonly string[])[] = [],
): (ImportField | null)[] {
  const fields = headers.map(fieldOfHeader)
  // Elsewhere 'Nr.' counts the rows.
  const afterStreet = fields.indexOf('street') + 1
  if (afterStreet > 0 && keyOf(headers[afterStreet] ?? '') === 'nr') fields[afterStreet] = 'houseNumber'
  const single = fields.map((field, column) => {
    if (field === null || field === 'additionalInfo') return field
    const rivals = headers.flatMap((_, other) => (fields[other] === field ? [other] : []))
    const own = rivals.find((other) => isOwn(field, headers[other] ?? ''))
    return column === (own ?? rivals[0]) ? field : null
  })
  return withAddresses(single, (column) => rows.map((cells) => cells[column] ?? ''))
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

function isOwn(field: ImportField, header: string): boolean {
  const typed = header.trim()
  return typed === field || (isExportField(field) && typed === headerOf(field))
}

export function countUnderstood(headers: readonly string[]): number {
  return new Set(headers.map(fieldOfHeader).filter((field) => field !== null)).size
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
