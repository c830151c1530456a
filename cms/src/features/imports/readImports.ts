import type { ImportColumn, ImportRow } from '@directory/shared/contract/importShapes'
import type { ImportSummary } from '@directory/shared/contract/imports'
import type { ListedRowKind } from '@directory/shared/importFields'
import type { Payload } from 'payload'
import { retentionTimes } from '../../globals/SiteSettings/retentionTimes.ts'
import { findAll, findFirst } from '../../lib/find/find.ts'
import { publicDataOf } from '../../publicData/live/publicData.ts'
import { canUndo } from './changeImports.ts'
import { importKeptUntil, isExpired } from './expireImports.ts'
import { type CellNote, type PreparedRow, type RowNote, readPart, readParts, rowsPerPart } from './parts.ts'
import { reasonsIn } from './reasons.ts'
import { asRecord, type ImportRecord, isEndState, readImport, rowsByOutcome } from './records.ts'
import { isOfReport } from './reportColumns.ts'

const maxListed = 50

const isoOrNull = (date: string | null | undefined) => date ?? null

function toSummary(
  record: ImportRecord,
  userId: string,
  { isOtherActive, keptDays }: { isOtherActive: boolean; keptDays: number },
): ImportSummary {
  const { id, user, fileName, state, createdAt, total, current, error, locating } = record
  return {
    ...{ id, user, fileName, state, createdAt, total, current, error, locating },
    counts: record.counts && rowsByOutcome(record.counts),
    mode: record.mode ?? null,
    startedAt: isoOrNull(record.startedAt),
    finishedAt: isoOrNull(record.finishedAt),
    undoneAt: isoOrNull(record.undoneAt),
    message: record.message ?? '',
    messageEn: reasonsIn('en', record.reasons, record.left),
    left: record.left,
    leftOut: record.counts?.leftOut ?? 0,
    attention: record.counts?.attention ?? 0,
    emptied: record.counts?.emptied ?? [],
    categoryChanges: record.counts?.categoryChanges ?? [],
    categoryDoubts: record.counts?.categoryDoubts ?? [],
    emptyCells: record.emptyCells,
    losses: { entries: record.counts?.losing ?? 0, details: record.counts?.lost ?? 0 },
    sparing: record.counts?.sparing ?? 0,
    mappedLike: isoOrNull(record.mappedLike),
    isOwn: record.userId === userId,
    isQueued: isOtherActive && isNext(record),
    canUndo: canUndo(record, keptDays),
    keptUntil: isExpired(record, keptDays) ? null : importKeptUntil(record, keptDays),
  }
}

/** Not taken up yet. */
const isNext = ({ state, holder }: ImportRecord) => state === 'waiting' && !holder

/** Rows of checked spreadsheets whose import is not started yet, and the one that waits longest. */
export async function findRowsReady(
  payload: Payload,
): Promise<{ importRows: number; waitingImport: string | null }> {
  const docs = await findAll(payload, 'imports', { where: { state: { equals: 'ready' } }, sort: 'createdAt' })
  const waiting = docs
    .map(asRecord)
    .map(({ id, counts }) => ({ id, rows: counts ? counts.new + counts.changed : 0 }))
    .filter(({ rows }) => rows > 0)
  return {
    importRows: waiting.reduce((sum, { rows }) => sum + rows, 0),
    waitingImport: waiting[0]?.id ?? null,
  }
}

export async function summariesOf(
  payload: Payload,
  records: readonly ImportRecord[],
  userId: string,
): Promise<ImportSummary[]> {
  const isOtherActive = records.some(isNext) && (await isAnyActive(payload))
  const { importDays: keptDays } = await retentionTimes(payload)
  return records.map((record) => toSummary(record, userId, { isOtherActive, keptDays }))
}

export async function summaryOf(
  payload: Payload,
  record: ImportRecord,
  userId: string,
): Promise<ImportSummary> {
  const [summary] = await summariesOf(payload, [record], userId)
  return summary as ImportSummary
}

/** True if an import is running that others wait for. */
async function isAnyActive(payload: Payload): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'imports',
    where: {
      or: [
        { state: { in: ['running', 'rolling-back', 'undoing'] } },
        { and: [{ state: { equals: 'waiting' } }, { holder: { exists: true } }] },
      ],
    },
  })
  return totalDocs > 0
}

export async function listImports(payload: Payload): Promise<ImportRecord[]> {
  const docs = await findAll(payload, 'imports', {
    where: {
      and: [
        { state: { not_equals: 'receiving' } },
        // A preview that was given up was never an import.
        { or: [{ state: { not_equals: 'cancelled' } }, { startedAt: { exists: true } }] },
      ],
    },
    sort: '-createdAt',
    limit: maxListed,
  })
  return docs.map(asRecord)
}

export function columnsOf(record: ImportRecord): ImportColumn[] {
  const { headers, columns, samples } = record
  return headers.map((header, column) => ({
    header,
    field: columns[column] ?? null,
    isOfReport: isOfReport(record, column),
    // Payload hands a list within a list of a JSON field out as an object on SQLite.
    samples: Object.values(samples[column] ?? []),
  }))
}

/** The sheets of a workbook that has several. */
export const sheetsOf = ({ sheets }: ImportRecord) =>
  (sheets?.all ?? []).map(({ name, reading }, index) => ({
    ...{ name, isTaken: index === sheets?.taken, rows: reading?.total ?? null },
    headers: reading?.headers ?? [],
  }))

/** Which sheet was taken, by name, and which were not. */
export function sheetNames({ sheets }: ImportRecord): { sheet: string; otherSheets: string[] } {
  const names = (sheets?.all ?? []).map(({ name }) => name)
  const sheet = names[sheets?.taken ?? 0] ?? ''
  return { sheet, otherSheets: names.filter((_, index) => index !== sheets?.taken) }
}

/** Rows of one kind from `offset` on, and how many there are. */
export async function readImportRows(
  payload: Payload,
  id: string,
  kind: ListedRowKind,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ total: number; rows: ImportRow[] }> {
  const { counts } = await readImport(payload, id)
  const rows: PreparedRow[] = []
  const firstPart = Math.floor(offset / rowsPerPart)
  const lastPart = Math.floor((offset + limit - 1) / rowsPerPart)
  for (let part = firstPart; part <= lastPart; part++)
    rows.push(...((await readPart(payload, [id, kind, part])) ?? []))
  const skip = offset - firstPart * rowsPerPart
  return {
    total: counts?.[kind] ?? 0,
    rows: rows.slice(skip, skip + limit).map((row) => toPublicRow(row, kind)),
  }
}

function toPublicRow(
  { row, outcome, id, name, category, street, plz, city, message, remarks = [], changes }: PreparedRow,
  kind: ListedRowKind,
): ImportRow {
  const uuid = ['changed', 'unchanged', 'losing'].includes(outcome ?? kind) ? id : null
  return {
    ...{
      row,
      outcome: outcome ?? null,
      uuid,
      name,
      category,
      street,
      plz,
      city,
      message,
      changes: changes ?? [],
    },
    // While a question about the category is open, it says so itself.
    remarks: remarks
      .filter(({ asked }) => asked !== 'category')
      .map(({ field = null, de, en }) => ({ field, de, en })),
  }
}

/** Errors, and warnings. */
const maxNotes = 5000

/** How far the user's latest import is; all zero and done where there was none. */
export async function readUploadStatus(payload: Payload, userId: string) {
  const latest = await findFirst(payload, 'imports', {
    where: { userId: { equals: userId }, startedAt: { exists: true } },
    sort: '-startedAt',
  })
  if (!latest) {
    const nothing = { current: 0, total: 0, error: 0, done: true, errors: [], warnings: [], notes: [] }
    return { ...nothing, id: null, state: null, message: '', sheet: '', otherSheets: [] }
  }
  const record = asRecord(latest)
  const { id, state, total, current } = record
  const done = isEndState(state) || state === 'undoing'
  // A client that waits for the sum of both to reach the total must not wait for rows that never come.
  const error = done ? total - current : record.error
  const errors = await readNotes(payload, id, 'faulty')
  const warnings = await readNotes(payload, id, 'warnings')
  const notes = await readCellNotes(payload, id)
  return {
    ...{ current, total, error, done, errors, warnings, notes, id, state },
    ...{ message: record.message ?? '', ...sheetNames(record) },
  }
}

/** In the order of the file. */
async function readNotes(payload: Payload, id: string, kind: 'faulty' | 'warnings'): Promise<RowNote[]> {
  const notes: RowNote[] = []
  for await (const rows of readParts(payload, id, kind)) {
    for (const { row, message } of rows) notes.push({ row, message })
    if (notes.length >= maxNotes) break
  }
  return notes.slice(0, maxNotes).sort((a, b) => a.row - b.row)
}

async function readCellNotes(payload: Payload, id: string): Promise<CellNote[]> {
  const notes: CellNote[] = []
  for await (const some of readParts(payload, id, 'notes')) {
    notes.push(...some)
    if (notes.length >= maxNotes) break
  }
  return notes.slice(0, maxNotes)
}

/** Entries whose position is that of their postcode, or unknown, as they are now. */
export async function readDoubtfulPositions(payload: Payload, id: string) {
  const model = publicDataOf(payload)
  const found = []
  for await (const { items } of readParts(payload, id, 'journal')) {
    for (const item of items) {
      const entry = item.place === 'doubtful' || item.place === 'unknown' ? model.entry(item.id) : null
      if (!entry) continue
      const { uuid, name, category, street, plz, city, lat, lon } = entry
      found.push({ uuid, name, category, street, plz, city, lat, lon })
    }
  }
  return found
}
