import type { Payload, Where } from 'payload'
import { waitingEntries } from '#collections/Entries/locateEntries.ts'
import { retentionTimes } from '#globals/SiteSettings/retentionTimes.ts'
import { findStored } from '#lib/find/find.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import type { JournalNote } from '#payload-types.ts'
import { publicDataOf } from '#publicData/live/publicData.ts'
import type { ImportQuestion, ImportRow } from '#shared/contract/importShapes'
import type { ImportSummary } from '#shared/contract/imports'
import { importRowKinds, type ListedRowKind } from '#shared/fields/importFields'
import { byLocale } from '#shared/locales'
import { recordOf } from '#shared/ownValue'
import { exactPositionOf } from '#shared/region'
import { noCounts, readPlan } from './parts.ts'
import {
  canUndo,
  endStates,
  findImports,
  type ImportRecord,
  importKeptUntil,
  isInState,
  readImport,
  sheetOf,
} from './records.ts'
import { isNote, isWarning, reasonsIn, remarkIn, remarksIn } from './remarks.ts'
import type { PreparedRow } from './rows.ts'

const maxListed = 50
/** The answer of `uploadStatus` has no more of a kind; the lists have all. */
const maxNotes = 5000

/** In files that are checked and not started, and the one that waits longest. */
export async function findRowsReady(payload: Payload) {
  const ready = await findImports(payload, { where: { state: { equals: 'ready' } }, sort: 'createdAt' })
  const waiting = ready
    .map(({ id, counts }) => ({ id, rows: counts ? counts.new + counts.changed : 0 }))
    .filter(({ rows }) => rows > 0)
  return {
    importRows: waiting.reduce((sum, { rows }) => sum + rows, 0),
    waitingImport: waiting[0]?.id ?? null,
  }
}

export async function summariesOf(payload: Payload, records: readonly ImportRecord[]) {
  const { importDays: keptDays } = await retentionTimes(payload)
  return records.map((record): ImportSummary => {
    const { id, user, fileName, state, createdAt, total, current, error } = record
    const { startedAt = null, questions, answers, left, reasons } = record
    const counts = record.counts ?? noCounts
    const messages = byLocale((locale) => reasonsIn(locale, reasons, left))
    const { leftOut, attention, losing: entries, lost: details } = counts
    return {
      ...{ id, user, fileName, state, createdAt, total, current, error, left, startedAt, leftOut, attention },
      counts: record.counts && recordOf(importRowKinds, (kind) => counts[kind]),
      ...{ messages, message: messages.de },
      openQuestions: questions.filter(({ answer }) => answer === null).length,
      emptyCells: answers.emptyCells,
      losses: { entries, details },
      canUndo: canUndo(record, keptDays),
      keptUntil: importKeptUntil(record, keptDays),
    }
  })
}

export async function summaryOf(payload: Payload, record: ImportRecord) {
  const [summary] = await summariesOf(payload, [record])
  return summary as ImportSummary
}

export async function listImports(payload: Payload) {
  // A preview that was given up was never an import.
  const where: Where = { or: [{ state: { not_equals: 'cancelled' } }, { startedAt: { exists: true } }] }
  return findImports(payload, { where, sort: '-createdAt', limit: maxListed })
}

export const sheetsOf = ({ sheets, sheet }: ImportRecord) =>
  sheets.length < 2
    ? []
    : sheets.map(({ name, total, columns }, index) => ({
        name,
        isTaken: index === sheet,
        rows: total,
        headers: columns.map(({ header }) => header),
      }))

export function sheetNames(record: ImportRecord) {
  const others = record.sheets.filter((_, index) => index !== record.sheet)
  return { sheet: sheetOf(record).name, otherSheets: others.map(({ name }) => name) }
}

export const questionsOf = ({ questions }: ImportRecord): ImportQuestion[] =>
  questions.map((question) => ({
    ...question,
    examples: question.examples.map(({ remark, ...example }) => ({
      ...example,
      ...byLocale((locale) => (remark ? remarkIn(locale, remark) : '')),
    })),
  }))

export async function readImportRows(
  payload: Payload,
  id: string,
  kind: ListedRowKind,
  { offset, limit }: { offset: number; limit: number },
) {
  const { counts } = await readImport(payload, id)
  const rows = await firstRows(readPlan(payload, id, kind), offset + limit)
  return { total: counts?.[kind] ?? 0, rows: rows.slice(offset).map((row) => toPublicRow(row, kind)) }
}

const toPublicRow = (
  { row, kind, id, name, category, street, plz, city, remarks, changes = [], lost = [] }: PreparedRow,
  list: ListedRowKind,
): ImportRow => ({
  ...{ row, name, category, street, plz, city },
  outcome: list === 'attention' && kind !== 'leftOut' ? kind : null,
  uuid: kind === 'changed' || kind === 'unchanged' ? id : null,
  changes: list === 'losing' ? lost : changes,
  message: remarksIn('de', remarks),
  // While a question about the category is open, it says so itself.
  remarks: remarks
    .filter(({ asked }) => asked !== 'category')
    .map((one) => ({ field: one.field ?? null, ...byLocale((locale) => remarkIn(locale, one)) })),
})

/** All zero and done where there was none. */
export async function readUploadStatus(payload: Payload, userId: string) {
  const where = { userId: { equals: userId }, startedAt: { exists: true } }
  const [record] = await findImports(payload, { where, sort: '-startedAt', limit: 1 })
  if (!record) {
    const nothing = { current: 0, total: 0, error: 0, done: true, errors: [], warnings: [], notes: [] }
    return { ...nothing, id: null, state: null, message: '', sheet: '', otherSheets: [] }
  }
  const { id, state, total, current, reasons, left } = record
  const done = isInState(...endStates, 'undoing')(record)
  // A client that waits for the sum of both to reach the total must not wait for rows that never come.
  const error = done ? total - current : record.error
  // Asked for again and again while it runs: the plan is read no further than it has such rows.
  const rowsOf = (list: 'faulty' | 'noted') =>
    firstRows(readPlan(payload, id, list), Math.min(maxNotes, record.counts?.[list] ?? maxNotes))
  const [faulty, noted] = [await rowsOf('faulty'), await rowsOf('noted')]
  const said = ({ row, remarks }: PreparedRow) => ({
    row,
    message: remarksIn('de', remarks.filter(isWarning)),
  })
  const notes = noted.flatMap(({ row, remarks }) =>
    remarks.flatMap((one) =>
      isNote(one) && one.field ? { row, field: one.field, message: remarkIn('de', one) } : [],
    ),
  )
  return {
    ...{ current, total, error, done, id, state, message: reasonsIn('de', reasons, left) },
    ...sheetNames(record),
    ...{ errors: faulty.map(said), warnings: noted.map(said), notes: notes.slice(0, maxNotes) },
  }
}

async function firstRows(all: AsyncIterable<PreparedRow>, count: number) {
  const rows: PreparedRow[] = []
  if (count > 0) for await (const row of all) if (rows.push(row) === count) break
  return rows
}

/** How far the looking up of addresses is, and how many entries have no position or that of their postcode now. */
export async function readLocating(payload: Payload, { id, state, toLocate: total }: ImportRecord) {
  if (total === 0) return { locating: null, withoutPlace: 0 }
  const where: Where = { and: [{ line: { equals: id } }, { noun: { equals: 'entries' } }] }
  const docs = await findStored<JournalNote>(payload, 'journal-notes', where, { select: { target: true } })
  const waiting = await waitingEntries(payload)
  const left = Math.min(docs.filter(({ target }) => waiting.has(target)).length, total)
  const { geocoder } = runtimeOf(payload)
  const silent = geocoder.isSilent() ? ('silent' as const) : null
  const service = geocoder.hasUpstream ? silent : ('off' as const)
  const locating = { current: total - left, total, ...(left > 0 && service && { service }) }
  const model = publicDataOf(payload)
  const isPlaced = ({ target }: JournalNote) => {
    const entry = model.entry(target)
    return !entry || exactPositionOf(entry) !== null
  }
  return { locating, withoutPlace: state === 'done' ? docs.filter((note) => !isPlaced(note)).length : 0 }
}
