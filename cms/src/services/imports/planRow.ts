import { categoryKey } from '@directory/shared/categoryName'
import { type EntryFieldName, namesOf, openKeys } from '@directory/shared/entryFields'
import {
  type CleanEntryFields,
  checkEntry,
  cleanEntryFields,
  limitOf,
  wordyPhones,
} from '@directory/shared/entryRules'
import { columnFields, headerOf, isExportField } from '@directory/shared/importFields'
import { toOpenLines } from '@directory/shared/openingHours'
import { type ReadRow, RowFault, shorten } from './readRow.ts'

const phoneNames = namesOf('phone')
type Fields = CleanEntryFields

/** An entry that a row speaks of, as it is now. */
export interface KnownEntry {
  id: string
  state: 'published' | 'pending'
  isTrashed: boolean
  /** ISO 8601 */
  updatedAt: string
  /** The category by name. */
  fields: Fields
}

export interface Change {
  field: EntryFieldName | 'trash'
  from: string
  to: string
}

export type Outcome =
  | { kind: 'new'; fields: Fields }
  | { kind: 'changed'; fields: Fields; changes: Change[]; whole: Fields }
  | { kind: 'unchanged'; whole: Fields }

/**
 * What a row would do to the entry it speaks of, or to the directory.
 *
 * @throws RowFault
 */
export function planRow(row: ReadRow, known: KnownEntry | null): Outcome {
  if (known?.state === 'pending')
    throw new RowFault('Diese UUID gehört zu einer Eintragsanfrage, die noch nicht geprüft ist.')
  const before = known ? cleanEntryFields(known.fields) : {}
  const whole = merge(before, withZeros(before, withPosition(before, row.fields)))
  check(whole)
  if (!known) return { kind: 'new', fields: whole }

  const changed = columnFields.filter((field) => !isSame(field, before[field], whole[field]))
  const changes: Change[] = changed.map((field) => ({
    field,
    from: shown(before[field]),
    to: shown(whole[field]),
  }))
  if (known.isTrashed) changes.push({ field: 'trash', from: 'Papierkorb', to: '' })
  if (changes.length === 0) return { kind: 'unchanged', whole }
  return {
    kind: 'changed',
    fields: Object.fromEntries(changed.map((field) => [field, whole[field]])),
    changes,
    whole,
  }
}

/**
 * Without a position of its own a row takes the one that goes with the address, which is worked out after the import:
 * where the address stays, so does the position, or importing the same file again would take it away.
 */
function withPosition(before: Fields, given: Fields): Fields {
  if (given.lat !== null) return given
  const { lat: _, lon: __, ...rest } = given
  const isSameAddress = (['street', 'plz', 'city'] as const).every(
    (key) => given[key] === undefined || given[key] === before[key],
  )
  return isSameAddress ? rest : { ...rest, lat: null, lon: null }
}

/**
 * Spreadsheet programs take a number without a space for one and drop the 0 it begins with: an export that was opened
 * and saved must not change a telephone number.
 */
function withZeros(before: Fields, given: Fields): Fields {
  const lost = phoneNames.filter(
    (field) => /^\d+$/.test(given[field] ?? '') && before[field] === `0${given[field]}`,
  )
  return lost.length === 0
    ? given
    : { ...given, ...Object.fromEntries(lost.map((field) => [field, before[field]])) }
}

/** What the row does not speak of stays; gaps between opening lines close up. */
function merge(before: Fields, given: Fields): Fields {
  // Key by key, in one order: objects that are merged by spreading take several times the memory.
  const whole: Record<string, unknown> = {}
  for (const field of columnFields) whole[field] = given[field] === undefined ? before[field] : given[field]
  Object.assign(whole, toOpenLines(openKeys.map((key) => whole[key] as string | undefined)))
  whole.lat ??= null
  whole.lon ??= null
  whole.barrierfree ??= false
  return whole as Fields
}

function check(whole: Fields): void {
  const refusal = checkEntry(whole, { noEmail: true, anyPhone: true })
  if (!refusal) return
  if (refusal.code === 'too_long') {
    throw new RowFault(`${labelOf(refusal.field)} ist zu lang: höchstens ${limitOf(refusal.field)} Zeichen.`)
  }
  throw new RowFault(refusal.message)
}

/** What stands where a telephone number should be is kept, and said; `""` where all is well. */
export function noteOfPhones({ fields }: ReadRow): string {
  return wordyPhones(fields)
    .map((name) => `${labelOf(name)}: „${shorten(fields[name] ?? '')}“ ist keine Telefonnummer.`)
    .join(' ')
}

const labelOf = (field: string) => (isExportField(field) ? headerOf(field) : field)

function isSame(field: EntryFieldName, before: unknown, after: unknown): boolean {
  // Categories are one whatever their case.
  if (field === 'category') return categoryKey(String(before ?? '')) === categoryKey(String(after ?? ''))
  return (before ?? '') === (after ?? '')
}

function shown(value: string | number | boolean | null | undefined): string {
  if (typeof value === 'boolean') return value ? 'ja' : 'nein'
  return String(value ?? '')
}
