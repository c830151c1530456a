import type { CleanEntryFields } from '@directory/shared/entryRules'
import { type ImportRowKind, type ListedRowKind, listedRowKinds } from '@directory/shared/importFields'
import type { Payload, PayloadRequest } from 'payload'
import type { RowChange } from './planRow.ts'
import type { RawRow } from './readTables.ts'
import { type ImportRecord, sheetOf } from './records.ts'
import type { RowRemark } from './remarks.ts'

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
  /** Absent if there is none. */
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

/** Remarks about good rows, in the order of the file. */
export interface PlanNotes {
  warnings: { row: number; remarks: RowRemark[] }[]
  /** Cells that were left out. */
  notes: { row: number; remark: RowRemark }[]
}

interface PartContents extends Record<ListedRowKind, PreparedRow[]> {
  rows: RawRow[]
  notes: PlanNotes
  journal: { items: JournalItem[] }
}
export type PartKind = keyof PartContents

/** Rows in a part that says what would happen, and in a transaction. */
export const rowsPerPart = 50
/** The answer of `uploadStatus` has no more; the lists have all. */
export const maxNotes = 5000

type Part<K extends PartKind> = [importId: string, kind: K, index: number]

const partId = ([importId, kind, index]: Part<PartKind>) => `${importId}:${kind}:${index}`
const collection = 'import-parts'

/*
 * Straight to the database: only the import uses the parts, there are hundreds, and Payload would copy each
 * of them several times.
 */

export async function writePart<K extends PartKind>(
  payload: Payload,
  part: Part<K>,
  content: PartContents[K],
  req?: PayloadRequest,
): Promise<void> {
  const data = { id: partId(part), import: part[0], kind: part[1], content }
  await payload.db.create({ collection, data, returning: false, ...(req && { req }) })
}

export async function changePart<K extends PartKind>(
  req: PayloadRequest,
  part: Part<K>,
  content: PartContents[K],
): Promise<void> {
  await req.payload.db.updateOne({ collection, id: partId(part), data: { content }, returning: false, req })
}

/** `null` where there is no such part. */
export async function readPart<K extends PartKind>(
  payload: Payload,
  part: Part<K>,
  req?: PayloadRequest,
): Promise<PartContents[K] | null> {
  const where = { id: { equals: partId(part) } }
  const found = await payload.db.findOne<{ id: string; content: PartContents[K] }>({
    ...{ collection, where, ...(req && { req }) },
  })
  return found?.content ?? null
}

/** The contents of all parts of a kind, one after the other. */
export async function* readParts<K extends PartKind>(
  payload: Payload,
  importId: string,
  kind: K,
  from = 0,
): AsyncGenerator<PartContents[K]> {
  for (let index = from; ; index++) {
    const content = await readPart(payload, [importId, kind, index])
    if (!content) return
    yield content
  }
}

export async function deleteParts(
  payload: Payload,
  importId: string,
  kinds?: readonly PartKind[],
): Promise<void> {
  const where = { import: { equals: importId }, ...(kinds && { kind: { in: [...kinds] } }) }
  await payload.db.deleteMany({ collection, where })
}

/** Replaces the plan of an import. */
export async function writePlan(
  payload: Payload,
  id: string,
  lists: Readonly<Record<ListedRowKind, PreparedRow[]>>,
  { warnings, notes }: PlanNotes,
): Promise<void> {
  await deleteParts(payload, id, [...listedRowKinds, 'notes'])
  for (const kind of listedRowKinds)
    for (let from = 0; from < lists[kind].length; from += rowsPerPart)
      await writePart(payload, [id, kind, from / rowsPerPart], lists[kind].slice(from, from + rowsPerPart))
  const kept = { warnings: warnings.slice(0, maxNotes), notes: notes.slice(0, maxNotes) }
  await writePart(payload, [id, 'notes', 0], kept)
}

/** The rows of the sheet that is taken, part by part, as they are corrected. */
export async function* readRawRows(payload: Payload, record: ImportRecord): AsyncGenerator<RawRow[]> {
  const { firstPart, rowParts } = sheetOf(record)
  const corrections = new Map(
    record.answers.rows.filter(({ sheet }) => sheet === record.sheet).map((one) => [one.row, one]),
  )
  for (let index = firstPart; index < firstPart + rowParts; index++) {
    const rows = await readPart(payload, [record.id, 'rows', index])
    if (!rows) return
    yield rows.map((raw) => {
      const { cells: said = [], isLeftOut } = corrections.get(raw.row) ?? {}
      const cells = [...raw.cells]
      for (const { column, value } of said) {
        while (cells.length < column) cells.push('')
        cells[column] = value
      }
      return { row: raw.row, cells, ...(isLeftOut !== undefined && { isLeftOut }) }
    })
  }
}
