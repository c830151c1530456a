import { foldedWords } from '@directory/shared/fold'
import { headerOf, type ImportField, importFields, isExportField } from '@directory/shared/importFields'
import { namesOfColumn } from './columnWords.ts'

const keyOf = (header: string) => foldedWords(header).join('')

const fieldsByKey = new Map<string, ImportField>()
for (const field of importFields) for (const name of namesOfColumn(field)) fieldsByKey.set(keyOf(name), field)

/** Longer texts name no column. */
const maxHeader = 500

/** The field that a heading names, ignoring case, punctuation and umlaut spelling; `null` if unknown. */
function fieldOfHeader(header: string): ImportField | null {
  if (header.length > maxHeader) return null
  const whole = fieldsByKey.get(keyOf(header))
  if (whole) return whole
  // 'Telefon (tagsüber)', 'Straße *'
  const head = header.replace(/[([{].*$/s, '')
  return fieldsByKey.get(keyOf(head)) ?? null
}

/** The field of each column. Of several columns for one field, the one headed as in the export counts, else the first. */
export function understandColumns(headers: readonly string[]): (ImportField | null)[] {
  const fields = headers.map(fieldOfHeader)
  // Elsewhere 'Nr.' counts the rows.
  const afterStreet = fields.indexOf('street') + 1
  if (afterStreet > 0 && keyOf(headers[afterStreet] ?? '') === 'nr') fields[afterStreet] = 'houseNumber'
  return fields.map((field, column) => {
    if (field === null) return null
    const rivals = headers.flatMap((_, other) => (fields[other] === field ? [other] : []))
    const own = rivals.find((other) => isOwn(field, headers[other] ?? ''))
    return column === (own ?? rivals[0]) ? field : null
  })
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
