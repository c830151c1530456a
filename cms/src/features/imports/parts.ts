import type { Payload, PayloadRequest } from 'payload'
import { changeStored, deleteStored } from '#lib/changeDocuments.ts'
import { type At, scopeOf } from '#lib/find/find.ts'
import type { ListedRowKind } from '#shared/fields/importFields'
import { type ImportCounts, type ImportRecord, sheetOf } from './records.ts'
import { isNote, isWarning } from './remarks.ts'
import type { PreparedRow, RawRow } from './rows.ts'

interface PartContents {
  rows: RawRow[]
  plan: PreparedRow[]
}
type PartKind = keyof PartContents

/** Parts of a sheet are numbered from its index times this; no sheet has so many. */
export const partsPerSheet = 10_000

type Part<K extends PartKind> = [importId: string, kind: K, index: number]

const partId = ([importId, kind, index]: Part<PartKind>) => `${importId}:${kind}:${index}`
const collection = 'import-parts'

// Straight to the database: there are hundreds, and Payload would copy each of them several times.

export function writePart<K extends PartKind>(at: At, part: Part<K>, content: PartContents[K]) {
  const { payload, scope } = scopeOf(at)
  const data = { id: partId(part), import: part[0], kind: part[1], content }
  return payload.db.create({ collection, data, returning: false, ...scope })
}

export const changePart = (req: PayloadRequest, part: Part<'plan'>, content: PreparedRow[]) =>
  changeStored(req, collection, partId(part), { content })

export async function readPart<K extends PartKind>(payload: Payload, part: Part<K>) {
  const where = { id: { equals: partId(part) } }
  const found = await payload.db.findOne<{ id: string; content: PartContents[K] }>({ collection, where })
  return found?.content ?? null
}

async function* readParts<K extends PartKind>(payload: Payload, importId: string, kind: K, from = 0) {
  for (let index = from; ; index++) {
    const content = await readPart(payload, [importId, kind, index])
    if (!content) return
    yield content
  }
}

const isGood = ({ kind }: PreparedRow) => kind !== 'leftOut' && kind !== 'faulty'

/** The rows that a list shows; `noted`: what `uploadStatus` says of good ones. */
export const isListed: Record<ListedRowKind | 'noted', (row: PreparedRow) => boolean> = {
  new: ({ kind }) => kind === 'new',
  changed: ({ kind }) => kind === 'changed',
  unchanged: ({ kind }) => kind === 'unchanged',
  faulty: ({ kind }) => kind === 'faulty',
  leftOut: ({ kind }) => kind === 'leftOut',
  losing: ({ lost = [] }) => lost.length > 0,
  noted: (row) => isGood(row) && row.remarks.some(isWarning),
  attention: (row) =>
    row.kind === 'faulty' ||
    (isGood(row) && row.remarks.some((one) => isWarning(one) && (one.asked || isNote(one)))),
}

const lists = Object.keys(isListed) as (keyof typeof isListed)[]
export const noCounts = Object.fromEntries([...lists, 'lost'].map((name) => [name, 0])) as ImportCounts

/** @param by -1 takes the rows away */
export function countRows(before: ImportCounts, rows: readonly PreparedRow[], by = 1): ImportCounts {
  const counts = { ...before }
  for (const row of rows) {
    for (const list of lists) if (isListed[list](row)) counts[list] += by
    counts.lost += by * (row.lost?.length ?? 0)
  }
  return counts
}

export async function* readPlan(payload: Payload, importId: string, list: keyof typeof isListed) {
  for await (const rows of readParts(payload, importId, 'plan')) yield* rows.filter(isListed[list])
}

/** The rows of the sheet that is taken, part by part, as they are corrected and with a cell for each column. */
export async function* readRawRows(payload: Payload, record: ImportRecord): AsyncGenerator<RawRow[]> {
  const corrections = new Map(record.answers.rows.map((one) => [one.row, one]))
  const { length } = sheetOf(record).columns
  for await (const rows of readParts(payload, record.id, 'rows', record.sheet * partsPerSheet))
    yield rows.map(({ row, cells: given }) => {
      const { cells: corrected = [], isLeftOut } = corrections.get(row) ?? {}
      const cells = [...given, ...Array(Math.max(0, length - given.length)).fill('')]
      for (const { column, value } of corrected) cells[column] = value
      return { row, cells, isLeftOut }
    })
}

export async function deleteParts(payload: Payload, importId: string, kind?: PartKind) {
  const where = { import: { equals: importId }, ...(kind && { kind: { equals: kind } }) }
  await deleteStored(payload, collection, where)
}
