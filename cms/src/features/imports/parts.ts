import type { CleanEntryFields } from '@directory/shared/entryRules'
import type { ImportField, ImportRowKind } from '@directory/shared/importFields'
import type { Payload, PayloadRequest, Where } from 'payload'
import type { RowChange } from './planRow.ts'
import type { RawRow } from './readSpreadsheet.ts'
import type { RowRemark } from './rowNotes.ts'

/** A row with what it would do. */
export interface PreparedRow {
  row: number
  /** What becomes of it, in the list of rows that need attention. */
  outcome?: ImportRowKind
  /** Of the entry that it creates or changes; empty for a faulty one. */
  id: string
  name: string
  category: string
  street: string
  plz: string
  city: string
  /** German, as one text. */
  message: string
  /** The same one by one; absent if there is none. */
  remarks?: RowRemark[]
  /** Of a new row all, of a changed one those that change. */
  fields?: CleanEntryFields
  changes?: RowChange[]
  /** When the entry was last verified according to the row, `YYYY-MM-DD`. */
  checkedAt?: string
  /** Of the entry when this was worked out; ISO 8601. */
  updatedAt?: string
}

/** Work left for an entry that an import wrote, and what undoing needs beside the journal. */
export interface JournalItem {
  id: string
  /** Name of the category it was taken from, which may be gone when it is to come back. */
  category?: string
  /** Whether it is to be placed on the map, or how that went. */
  place?: 'wanted' | 'exact' | 'doubtful' | 'unknown'
}

export interface ImportJournal {
  items: JournalItem[]
}

/** Remarks about a row. */
export type RowNote = Pick<PreparedRow, 'row' | 'message'>
/** A cell that was left out. */
export type CellNote = RowNote & { field: ImportField }

export interface PartContents extends Record<ImportRowKind, PreparedRow[]> {
  /** Rows that a person should look at; each stands in the list of its outcome, too. */
  attention: PreparedRow[]
  /** Changed rows that take something away, each with no other changes than these. */
  losing: PreparedRow[]
  /** Rows that were left out by choice. */
  leftOut: PreparedRow[]
  rows: RawRow[]
  /** Of good rows of the plan. */
  warnings: RowNote[]
  /** Of good rows, too. */
  notes: CellNote[]
  journal: ImportJournal
}
export type PartKind = keyof PartContents

/** Rows in a part that says what would happen, and in a transaction. */
export const rowsPerPart = 50

const partId = (importId: string, kind: PartKind, index: number) => `${importId}:${kind}:${index}`

/*
 * Straight to the database: only the import uses the parts, there are hundreds, and Payload would copy each
 * of them several times.
 */

export async function writePart<K extends PartKind>(
  payload: Payload,
  [importId, kind, index]: [importId: string, kind: K, index: number],
  content: PartContents[K],
  req?: PayloadRequest,
): Promise<void> {
  const data = { id: partId(importId, kind, index), import: importId, kind, content }
  await payload.db.create({ collection: 'import-parts', data, returning: false, ...(req && { req }) })
}

export async function changePart<K extends PartKind>(
  payload: Payload,
  [importId, kind, index]: [importId: string, kind: K, index: number],
  content: PartContents[K],
  req: PayloadRequest,
): Promise<void> {
  const id = partId(importId, kind, index)
  await payload.db.updateOne({ collection: 'import-parts', id, data: { content }, returning: false, req })
}

/** `null` where there is no such part. */
export async function readPart<K extends PartKind>(
  payload: Payload,
  [importId, kind, index]: [importId: string, kind: K, index: number],
  req?: PayloadRequest,
): Promise<PartContents[K] | null> {
  const part = await payload.db.findOne<{ id: string; content: PartContents[K] }>({
    collection: 'import-parts',
    where: { id: { equals: partId(importId, kind, index) } },
    ...(req && { req }),
  })
  return part?.content ?? null
}

/** The contents of all parts of a kind, one after the other. */
export async function* readParts<K extends PartKind>(
  payload: Payload,
  importId: string,
  kind: K,
): AsyncGenerator<PartContents[K]> {
  for (let index = 0; ; index++) {
    const content = await readPart(payload, [importId, kind, index])
    if (!content) return
    yield content
  }
}

export async function deleteParts(
  payload: Payload,
  importId: string,
  kinds?: readonly PartKind[],
  req?: PayloadRequest,
): Promise<void> {
  const where: Where = kinds
    ? { and: [{ import: { equals: importId } }, { kind: { in: [...kinds] } }] }
    : { import: { equals: importId } }
  await payload.db.deleteMany({ collection: 'import-parts', where, ...(req && { req }) })
}
