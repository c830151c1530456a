import { refusalWords } from '#lib/errors/apiError.ts'
import { type MessageValues, translate } from '#lib/words/translate.ts'
import { allTexts, type MessageId } from '#shared/catalogues'
import type { Entry } from '#shared/entry'
import {
  columnLabel,
  headerOf,
  type ImportField,
  importFields,
  isExportField,
  type QuestionKind,
} from '#shared/fields/importFields'
import { defaultLocale, type Locale, localeRows } from '#shared/locales'
import { type EntryProblem, maxLengthOf } from '#shared/rules/entryRules'

type Numbered<Id> = Id extends `import_row.${infer Name}` ? Name : never
export type RemarkId = Numbered<MessageId>
type Value = string | number | ListedNames | string[] | RowRemark

interface ListedNames {
  names: { name: string; detail: string }[]
  more: number
}

/** Why a row is faulty, or what to check; worded in the reader's language when it is read: a file has thousands. */
export interface RowRemark {
  /** Its text in the catalogue. */
  id?: RemarkId
  /** In place of `id`: a rule of entries, or another refusal with its German text. */
  refusal?: { code: string; message?: string }
  /** The cell that it is about; absent for the row as a whole. */
  field?: ImportField
  asked?: QuestionKind
  values?: Record<string, Value>
}

const quoted = (locale: Locale, name: string) => localeRows[locale].quotes.join(name)
export const shorten = (text: string, max = 40) => (text.length > max ? `${text.slice(0, max)}…` : text)

export const remark = (
  id: RemarkId,
  field: ImportField | null = null,
  values: Record<string, Value> = {},
  asked?: QuestionKind,
): RowRemark => ({ id, ...(field && { field }), ...(asked && { asked }), values })

export function faultOfRule({ code, field, values }: EntryProblem): RowRemark {
  const at = isExportField(field) ? field : null
  if (code === 'too_long') return remark('too_long', at, { field, max: `${maxLengthOf(field)}` })
  return { ...(at && { field: at }), refusal: { code }, values: values as Record<string, Value> }
}

/** Names entries, each with its category or its address. */
export function listed(entries: readonly Entry[], by: 'category' | 'address'): ListedNames {
  const names = entries.slice(0, maxNamed).map(({ name, category, street, plz, city }) => ({
    name: shorten(name, 100),
    detail: by === 'category' ? category : `${street}, ${plz} ${city}`,
  }))
  return { names, more: entries.length - names.length }
}
const maxNamed = 3

export function remarkIn(locale: Locale, { id, refusal, field, values = {} }: RowRemark): string {
  const code = refusal?.code as EntryProblem['code']
  const isWorded = locale !== defaultLocale && `error.${code}` in allTexts[locale]
  if (refusal?.message !== undefined && !isWorded) return refusal.message
  if (!id) return refusalWords(code, values as MessageValues, locale)
  const label = columnHeading(field ?? String(values.field ?? ''), locale)
  const worded = Object.entries(values).map(([key, value]) => [key, valueIn(locale, value, label)])
  return translate(locale, `import_row.${id}`, { label, ...Object.fromEntries(worded) })
}

function valueIn(locale: Locale, value: Value, label: string): string | number {
  if (typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map((one) => quoted(locale, shorten(one))).join(', ')
  if (!('names' in value)) return withoutLabel(remarkIn(locale, value), label)
  const names = value.names.map(({ name, detail }) => `${quoted(locale, name)} (${detail})`)
  return andMore(locale, names, value.more)
}

function andMore(locale: Locale, all: readonly string[], count: number) {
  const names = all.join(', ')
  return count > 0 ? translate(locale, 'import.and_more', { names, count }) : names
}

/** The surrounding sentence names the column already. */
function withoutLabel(reason: string, label: string) {
  if (!reason.startsWith(`${label}: `)) return reason
  const rest = reason.slice(label.length + 2)
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}

/** A cell was left out, moved or has lost letters, but its row is imported. */
export const isNote = ({ id }: RowRemark) =>
  id === 'cell_left_out' || id === 'cell_moved' || id === 'lost_letters'

/** A new category is announced, but is no fault of the row. */
export const isWarning = ({ id }: RowRemark) => id !== 'new_category'

export const remarksIn = (locale: Locale, remarks: readonly RowRemark[]) =>
  remarks.map((one) => remarkIn(locale, one)).join(' ')

/** In German as the column is headed, unless the rest of the site has another word for it. */
export function columnHeading(field: string, locale: Locale) {
  if (locale === defaultLocale && isExportField(field) && field !== 'website') return headerOf(field)
  return (importFields as readonly string[]).includes(field)
    ? translate(locale, columnLabel(field as ImportField))
    : field
}

/** Why an import ended as it did, or another note about it. */
export interface ImportReason {
  kind:
    | 'cancelled'
    | 'changedSince'
    | 'columns_out'
    | 'left_alone'
    | 'mended'
    | 'oldest_closed'
    | 'unexpected'
  /** Name of another file that it is about, or of columns. */
  file?: string
}

export const because = (kind: ImportReason['kind']): ImportReason[] => [{ kind }]

/** @param left entries that undoing could not revert */
export const reasonsIn = (
  locale: Locale,
  reasons: readonly ImportReason[],
  left: readonly { name: string }[],
) =>
  reasons
    .map(({ kind, file = '' }) =>
      translate(locale, `import.${kind}`, { names: entryNames(left, locale), file }),
    )
    .join(' ')

const maxInSentence = 5

/** „A“, „B“ und 3 weitere */
export function entryNames(entries: readonly { name: string }[], locale: Locale = defaultLocale) {
  const shown = entries
    .slice(0, maxInSentence)
    .map(({ name }) => (name === '' ? translate(locale, 'undo.gone') : quoted(locale, name)))
  return andMore(locale, shown, entries.length - shown.length)
}
