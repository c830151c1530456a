import type { Payload, PayloadRequest } from 'payload'
import { currentIso } from '../../clock.ts'
import { retentionTimes } from '../../globals/SiteSettings/retentionTimes.ts'
import { apiError } from '../../lib/errors/apiError.ts'
import { runtimeOf } from '../../lib/runtime/runtime.ts'
import { inTransaction } from '../../lib/transaction/inTransaction.ts'
import { because, entryNames } from './reasons.ts'
import {
  changeImport,
  changeImportIf,
  dropImport,
  type EditedEntry,
  findImport,
  type ImportChange,
  type ImportRecord,
  type ImportUser,
  importNotReady,
  isEndState,
  isExpired,
  isReady,
  logImport,
  readImport,
  rejectSecondUpload,
  releasedFields,
  sheetOf,
} from './records.ts'
import { spreadsheetErrors } from './spreadsheetErrors.ts'
import { canMatch } from './understandColumns.ts'
import { findEdited, hasAllNotes } from './undoStep.ts'

function wake(payload: Payload, record: ImportRecord): ImportRecord {
  runtimeOf(payload).imports.wake(record.id)
  return record
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
  { count: announced, answered }: { count?: number | undefined; answered?: boolean | undefined } = {},
): Promise<ImportRecord> {
  const before = await readImport(payload, id)
  if (!canMatch(sheetOf(before).columns)) throw spreadsheetErrors.columnsUnknown()
  const promise = {
    ...(announced !== undefined && { announced }),
    ...(answered && { answered: true as const }),
  }
  const start = ({ counts }: ImportRecord): ImportChange => ({
    state: 'waiting',
    reasons: [],
    startedAt: currentIso(),
    user: user.username,
    userId: user.id,
    activeFor: user.id,
    counts: counts && { ...counts, ...promise },
  })
  const record = await changeImportIf(payload, id, isReady, start).catch(rejectSecondUpload)
  if (!record) throw importNotReady()
  return wake(payload, record)
}

/** A preview goes; an import stops after the rows under way. */
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
  if (!record || !['planning', 'waiting', 'running'].includes(record.state)) throw apiError('import_ended')
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
    reasons: record.state === 'running' ? because('cancelled') : [],
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
  const nothingToUndo = () => apiError('nothing_to_undo.import')
  if (!mayBeUndone(await readImport(payload, id)) || !(await hasAllNotes(payload, id))) throw nothingToUndo()
  const { all, edited } = await findEdited(payload, id)
  if (edited.length > 0 && edited.length === all) throw allEdited(edited)
  const record = await changeImportIf(payload, id, mayBeUndone, (one) => ({
    ...releasedFields(one),
    ...{ state: 'undoing', undoneBy: user.username, reasons: [], left: [] },
  }))
  if (!record) throw nothingToUndo()
  return { record: wake(payload, record), edited }
}

const maxListed = 200

const allEdited = (edited: readonly EditedEntry[]) =>
  apiError('edited_since.import', {
    values: { names: entryNames(edited) },
    current: edited.slice(0, maxListed),
  })
