import type { EmptyCells, ImportField, ImportMode } from '@directory/shared/importFields'
import type { Payload, PayloadRequest } from 'payload'
import { currentIso } from '../../clock.ts'
import { retentionTimes } from '../../globals/SiteSettings/retentionTimes.ts'
import { apiError } from '../../lib/errors/apiError.ts'
import { runtimeOf } from '../../lib/runtime/runtime.ts'
import { inTransaction } from '../../lib/transaction/inTransaction.ts'
import { isExpired } from './expireImports.ts'
import { hasAllNotes } from './importNotes.ts'
import type { Columns } from './readRow.ts'
import { because, entryNames } from './reasons.ts'
import { dropImport, type ImportUser, rejectSecondUpload } from './receiveImport.ts'
import {
  changeImport,
  changeImportIf,
  type EditedEntry,
  findImport,
  type ImportChange,
  type ImportRecord,
  importNotReady,
  isEndState,
  logImport,
  readImport,
  releasedFields,
} from './records.ts'
import { spreadsheetErrors } from './spreadsheetErrors.ts'
import { canMatch } from './understandColumns.ts'
import { findEdited } from './undoStep.ts'

const refusals = {
  rowsFaulty: (count: number) => apiError('rows_faulty', { values: { count } }),
  ended: () => apiError('import_ended'),
  nothingToUndo: () => apiError('nothing_to_undo.import'),
}

function wake(payload: Payload, record: ImportRecord): ImportRecord {
  runtimeOf(payload).imports.wake(record.id)
  return record
}

interface Reading {
  /** The field of each column, in order. */
  fields?: readonly (ImportField | null)[] | undefined
  emptyCells?: EmptyCells | undefined
}

/**
 * Says how a waiting file is to be read; what is left out stays, and the preview is made again. Only the columns are
 * remembered for the next file with the same headings.
 */
export async function mapImport(
  payload: Payload,
  id: string,
  { fields, emptyCells }: Reading,
): Promise<ImportRecord> {
  const { headers } = await readImport(payload, id)
  const columns = fields && checkColumns(fields, headers.length)
  const isReady = ({ state }: ImportRecord) => state === 'ready'
  const record = await changeImportIf(payload, id, isReady, {
    ...{ state: 'planning' as const, counts: null },
    ...(columns && { columns, mappedAt: currentIso(), mappedLike: null }),
    ...(emptyCells && { emptyCells }),
  })
  if (!record) throw importNotReady()
  return wake(payload, record)
}

function checkColumns(fields: readonly (ImportField | null)[], count: number): Columns {
  if (fields.length !== count) throw apiError('columns_invalid.count', { values: { count } })
  const given = fields.filter((field) => field !== null)
  if (new Set(given).size < given.length) throw apiError('columns_invalid')
  return fields
}

/**
 * Does what the preview showed; what has changed since is looked at anew before anything is written. If a `count` of rows
 * was announced and it has become another number, or only what is `answered` is to go in and a category or town is
 * still asked about, the preview waits again.
 */
export async function startImport(
  payload: Payload,
  user: ImportUser,
  id: string,
  {
    mode,
    count: announced,
    answered = false,
  }: { mode: ImportMode; count?: number | undefined; answered?: boolean | undefined },
): Promise<ImportRecord> {
  const { columns, counts } = await readImport(payload, id)
  if (!canMatch(columns)) throw spreadsheetErrors.columnsUnknown()
  if (mode === 'all-or-nothing' && counts && counts.faulty > 0) throw refusals.rowsFaulty(counts.faulty)
  const isReady = ({ state }: ImportRecord) => state === 'ready'
  const start: ImportChange = {
    mode,
    state: 'waiting',
    reasons: [],
    startedAt: currentIso(),
    user: user.username,
    userId: user.id,
    activeFor: user.id,
    ...(counts && {
      counts: {
        ...counts,
        ...(announced !== undefined && { announced }),
        ...(answered && { answered: true as const }),
      },
    }),
  }
  const record = await changeImportIf(payload, id, isReady, start).catch(rejectSecondUpload)
  if (!record) throw importNotReady()
  return wake(payload, record)
}

/** A preview goes; an import stops after the rows under way, and one of all or nothing is taken back. */
export async function cancelImport(payload: Payload, id: string): Promise<ImportRecord> {
  const { state } = await readImport(payload, id)
  if (state === 'ready') {
    await dropImport(payload, id)
    return readImport(payload, id)
  }
  return wake(payload, await inTransaction(payload, (req) => stop(req, id)))
}

async function stop(req: PayloadRequest, id: string): Promise<ImportRecord> {
  const record = await findImport(req.payload, id, req)
  if (!record || !['planning', 'waiting', 'running'].includes(record.state)) throw refusals.ended()
  const isRunning = record.state === 'running'
  if (isRunning && record.mode === 'all-or-nothing')
    return changeImport(req, id, {
      state: 'rolling-back',
      reasons: because('cancelled_back'),
    })
  // Rows applied so far stay, so the log must mention the import.
  if (record.step > 0) {
    const { user, fileName: file, current: count, total } = record
    await logImport(req, user, { kind: 'import_stopped', file, count, total })
  }
  return changeImport(req, id, {
    ...releasedFields(record),
    // The runner deletes previews that can no longer be opened.
    ...(record.step === 0 && { counts: null }),
    state: 'cancelled',
    finishedAt: currentIso(),
    reasons: isRunning ? because('cancelled') : [],
  })
}

/** @param keptDays as the settings have them */
export const canUndo = (record: ImportRecord, keptDays: number) =>
  isEndState(record.state) && record.state !== 'undone' && record.step > 0 && !isExpired(record, keptDays)

/**
 * Undoes an import, except for entries that were edited since: these stay and are named.
 *
 * @throws ApiError if all of them were edited
 */
export async function undoImport(
  payload: Payload,
  user: ImportUser,
  id: string,
): Promise<{ record: ImportRecord; edited: EditedEntry[] }> {
  const { importDays } = await retentionTimes(payload)
  const mayBeUndone = (record: ImportRecord) => canUndo(record, importDays)
  if (!mayBeUndone(await readImport(payload, id)) || !(await hasAllNotes(payload, id)))
    throw refusals.nothingToUndo()
  const { all, edited } = await findEdited(payload, id)
  if (edited.length > 0 && edited.length === all) throw allEdited(edited)
  const record = await changeImportIf(payload, id, mayBeUndone, (record) => ({
    ...releasedFields(record),
    state: 'undoing',
    undoneBy: user.username,
    reasons: [],
    left: [],
  }))
  if (!record) throw refusals.nothingToUndo()
  return { record: wake(payload, record), edited }
}

const maxListed = 200

const allEdited = (edited: readonly EditedEntry[]) =>
  apiError('edited_since.import', {
    values: { names: entryNames(edited) },
    current: edited.slice(0, maxListed),
  })
