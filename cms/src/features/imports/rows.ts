import type { ImportQuestion } from '#shared/contract/importShapes'
import type { EntryFieldName } from '#shared/fields/entryFields'
import type { ImportChoice, ImportField, ImportRowKind } from '#shared/fields/importFields'
import type { CleanEntryFields } from '#shared/rules/entryRules'
import type { RowRemark } from './remarks.ts'

export interface RawRow {
  /** As a spreadsheet counts, from 1. */
  row: number
  /** As stored, those missing at the end are empty. */
  cells: string[]
  /** Set by staff in the preview: left out (true) or imported (false), whatever else was answered. */
  isLeftOut?: boolean
  /** The heading that stands above it in a row of its own. */
  title?: string
}

export type Columns = readonly (ImportField | null)[]

/** A row's text of each field; fields without a column are absent. */
export type Cells = Partial<Record<ImportField, string>>

export interface RowCells {
  cells: Cells
  /** Lower case, or `null` where the row names no entry. */
  uuid: string | null
  /** The row has more cells than there are columns, so its cells are in wrong columns. */
  isTooWide: boolean
  remarks: RowRemark[]
  /** The cell that says that the provider is closed, or empty. */
  gone: string
  /** Texts without a field of their own, to be appended to `additionalInfo`. */
  extras: readonly string[]
}

export interface ReadRow {
  uuid: string | null
  /** As they would be stored, without columns that are missing or unreadable. */
  fields: CleanEntryFields
  /** `YYYY-MM-DD` */
  checkedAt: string | null
  faults: RowRemark[]
  warnings: RowRemark[]
}

/** Entry that a row is about, as it is now. */
export interface ExistingEntry {
  id: string
  state: 'published' | 'pending'
  isTrashed: boolean
  /** ISO 8601 */
  updatedAt: string
  /** Fields with the category by name. */
  fields: CleanEntryFields
  /** `YYYY-MM-DD`; null if never verified or not public. */
  checkedAt: string | null
}

export interface RowChange {
  field: EntryFieldName | 'checkedAt' | 'trash'
  from: string
  to: string
}

/** With what the list of rows shows of each. */
export interface PreparedRow extends Record<'name' | 'category' | 'street' | 'plz' | 'city', string> {
  row: number
  kind: ImportRowKind | 'leftOut'
  /** Id of the created or changed entry; empty if the row is left out. */
  id: string
  remarks: RowRemark[]
  /** Of a new row those that are not empty, the changed ones of a changed row. */
  fields?: CleanEntryFields
  changes?: RowChange[]
  /** Values that it removes from its entry. */
  lost?: RowChange[]
  /** `YYYY-MM-DD` */
  checkedAt?: string | null
  /** `updatedAt` of the entry when the plan was made; ISO 8601. */
  updatedAt?: string
}

/** A decision to make once for several rows of a preview, before its examples are put into words. */
export interface PreviewQuestion
  extends Omit<ImportQuestion, 'options' | 'proposal' | 'answer' | 'examples'> {
  options: { choice: ImportChoice; count: number | null }[]
  proposal: ImportChoice
  answer: ImportChoice | null
  examples: { row: number; name: string; cell: string; remark: RowRemark | null }[]
}
