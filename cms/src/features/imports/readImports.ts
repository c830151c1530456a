import type { ImportColumn, ImportQuestion, ImportRow } from '@directory/shared/contract/importShapes'
import type { ImportSummary } from '@directory/shared/contract/imports'
import type { ListedRowKind } from '@directory/shared/importFields'
import type { Payload, Where } from 'payload'
import { waitingEntries } from '../../collections/Entries/locateEntries.ts'
import { retentionTimes } from '../../globals/SiteSettings/retentionTimes.ts'
import { findAll, findFirst } from '../../lib/find/find.ts'
import { runtimeOf } from '../../lib/runtime/runtime.ts'
import { publicDataOf } from '../../publicData/live/publicData.ts'
import { canUndo } from './changeImports.ts'
import { isOfReport } from './faultyReport.ts'
import { maxNotes, type PreparedRow, readPart, readParts, rowsPerPart } from './parts.ts'
import { reasonsIn } from './reasons.ts'
import {
  asRecord,
  type ImportRecord,
  importKeptUntil,
  isEndState,
  isExpired,
  readImport,
  rowsByOutcome,
  sheetOf,
} from './records.ts'
import { remarkIn, remarksIn } from './remarks.ts'

const maxListed = 50

interface ImportSurroundings {
  isOtherActive: boolean
  keptDays: number
  /** Number of its entries whose address is still to be looked up. */
  waiting: number
  /** False without a service to look addresses up with. */
  isLocatable: boolean
}

function toSummary(
  record: ImportRecord,
  userId: string,
  { isOtherActive, keptDays, waiting, isLocatable }: ImportSurroundings,
): ImportSummary {
  const { id, user, fileName, state, createdAt, total, current, error, left } = record
  const locating = record.locating && {
    ...{ ...record.locating, current: record.locating.total - waiting },
    ...(!isLocatable && waiting > 0 && { service: 'off' as const }),
  }
  const { startedAt = null, finishedAt = null, undoneAt = null, counts, questions, answers } = record
  const { leftOut = 0, attention = 0, categoryChanges = [], categoryDoubts = [] } = counts ?? {}
  return {
    ...{ id, user, fileName, state, createdAt, total, current, error, locating, left },
    ...{ startedAt, finishedAt, undoneAt, leftOut, attention, categoryChanges, categoryDoubts },
    counts: counts && rowsByOutcome(counts),
    message: record.message ?? '',
    messageEn: reasonsIn('en', record.reasons, left),
    openQuestions: questions.filter(({ answer }) => answer === null).length,
    emptyCells: answers.emptyCells,
    losses: { entries: counts?.losing ?? 0, details: counts?.lost ?? 0 },
    sparing: counts?.sparing ?? 0,
    mappedLike: sheetOf(record).mappedLike,
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
  const unlocated = records.some(({ locating }) => locating)
    ? await waitingEntries(payload)
    : new Set<string>()
  const isLocatable = runtimeOf(payload).geocoder.hasUpstream
  return Promise.all(
    records.map(async (record) => {
      const waiting = record.locating ? await countWaiting(payload, record.id, unlocated) : 0
      return toSummary(record, userId, { isOtherActive, keptDays, waiting, isLocatable })
    }),
  )
}

async function countWaiting(payload: Payload, id: string, waiting: ReadonlySet<string>): Promise<number> {
  if (waiting.size === 0) return 0
  let count = 0
  for await (const { items } of readParts(payload, id, 'journal'))
    count += items.filter((item) => item.place === 'wanted' && waiting.has(item.id)).length
  return count
}

export async function summaryOf(
  payload: Payload,
  record: ImportRecord,
  userId: string,
): Promise<ImportSummary> {
  const [summary] = await summariesOf(payload, [record], userId)
  return summary as ImportSummary
}

async function isAnyActive(payload: Payload): Promise<boolean> {
  const isTakenUp: Where = { and: [{ state: { equals: 'waiting' } }, { holder: { exists: true } }] }
  const where: Where = { or: [{ state: { in: ['running', 'undoing'] } }, isTakenUp] }
  return (await payload.count({ collection: 'imports', where })).totalDocs > 0
}

export async function listImports(payload: Payload): Promise<ImportRecord[]> {
  // A preview that was given up was never an import.
  const where: Where = { or: [{ state: { not_equals: 'cancelled' } }, { startedAt: { exists: true } }] }
  return (await findAll(payload, 'imports', { where, sort: '-createdAt', limit: maxListed })).map(asRecord)
}

export function columnsOf(record: ImportRecord): ImportColumn[] {
  const sheet = sheetOf(record)
  return sheet.headers.map((header, column) => ({
    header,
    field: sheet.columns[column] ?? null,
    isOfReport: isOfReport(sheet, column),
    samples: sheet.samples[column] ?? [],
  }))
}

/** The sheets of a workbook that has several. */
export const sheetsOf = ({ sheets, sheet }: ImportRecord) =>
  sheets.length < 2
    ? []
    : sheets.map(({ name, total, headers }, index) => ({
        ...{ name, isTaken: index === sheet, rows: total, headers },
      }))

/** Which sheet was taken, by name, and which were not. */
export function sheetNames(record: ImportRecord): { sheet: string; otherSheets: string[] } {
  const others = record.sheets.filter((_, index) => index !== record.sheet)
  return { sheet: sheetOf(record).name, otherSheets: others.map(({ name }) => name) }
}

export const questionsOf = ({ questions }: ImportRecord): ImportQuestion[] =>
  questions.map((question) => ({
    ...question,
    examples: question.examples.map(({ remark, ...example }) => ({
      ...example,
      de: remark ? remarkIn('de', remark) : '',
      en: remark ? remarkIn('en', remark) : '',
    })),
  }))

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
  const skip = offset - firstPart * rowsPerPart
  for await (const part of readParts(payload, id, kind, firstPart)) {
    rows.push(...part)
    if (rows.length >= skip + limit) break
  }
  return {
    total: counts?.[kind] ?? 0,
    rows: rows.slice(skip, skip + limit).map((row) => toPublicRow(row, kind)),
  }
}

function toPublicRow(
  { row, outcome, id, name, category, street, plz, city, remarks = [], changes = [] }: PreparedRow,
  kind: ListedRowKind,
): ImportRow {
  const isKnown = ['changed', 'unchanged', 'losing'].includes(outcome ?? kind)
  return {
    ...{ row, outcome: outcome ?? null, uuid: isKnown ? id : null },
    ...{ name, category, street, plz, city, changes, message: remarksIn('de', remarks) },
    // While a question about the category is open, it says so itself.
    remarks: remarks
      .filter(({ asked }) => asked !== 'category')
      .map((one) => ({ field: one.field ?? null, de: remarkIn('de', one), en: remarkIn('en', one) })),
  }
}

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
  const { warnings = [], notes = [] } = (await readPart(payload, [id, 'notes', 0])) ?? {}
  return {
    ...{ current, total, error, done, id, state, message: record.message ?? '', ...sheetNames(record) },
    errors: await readErrors(payload, id),
    warnings: warnings.map(({ row, remarks }) => ({ row, message: remarksIn('de', remarks) })),
    notes: notes.flatMap(({ row, remark }) =>
      remark.field ? { row, field: remark.field, message: remarkIn('de', remark) } : [],
    ),
  }
}

/** In the order of the file. */
async function readErrors(payload: Payload, id: string): Promise<{ row: number; message: string }[]> {
  const errors: { row: number; message: string }[] = []
  for await (const rows of readParts(payload, id, 'faulty')) {
    for (const { row, remarks } of rows) errors.push({ row, message: remarksIn('de', remarks) })
    if (errors.length >= maxNotes) break
  }
  return errors.slice(0, maxNotes).sort((a, b) => a.row - b.row)
}

/** Entries whose position is that of their postcode, or unknown, as they are now. */
export async function readDoubtfulPositions(payload: Payload, { id, state, locating }: ImportRecord) {
  if (state !== 'done' || !locating) return []
  const model = publicDataOf(payload)
  const found = []
  for await (const { items } of readParts(payload, id, 'journal')) {
    for (const item of items) {
      const entry = item.place === 'wanted' ? model.entry(item.id) : null
      const { positionSource } = model.staffFieldsOf(item.id)
      if (!entry || positionSource === 'typed' || positionSource === 'geocoded') continue
      const { uuid, name, category, street, plz, city, lat, lon } = entry
      found.push({ uuid, name, category, street, plz, city, lat, lon })
    }
  }
  return found
}
