import type { Payload } from 'payload'
import { currentIso } from '#clock.ts'
import { retentionTimes } from '#globals/SiteSettings/retentionTimes.ts'
import { apiError, type RefusalKey } from '#lib/errors/apiError.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import { canMatch } from '#shared/fields/importFields'
import { deleteParts } from './parts.ts'
import {
  canUndo,
  changeImportIf,
  ended,
  type ImportChange,
  type ImportRecord,
  type ImportUser,
  isInState,
  isReady,
  logImport,
  readImport,
  rejectSecondUpload,
  sheetOf,
} from './records.ts'
import { because, entryNames } from './remarks.ts'
import { findEdited } from './undoStep.ts'

/**
 * @param refusal if it is no longer so
 * @throws ApiError also if there is no such import
 */
export async function moveImport(
  payload: Payload,
  id: string,
  isStill: (record: ImportRecord) => boolean,
  refusal: RefusalKey,
  change: Parameters<typeof changeImportIf>[3],
) {
  const record = await changeImportIf(payload, id, isStill, change)
  if (!record) {
    await readImport(payload, id)
    throw apiError(refusal)
  }
  runtimeOf(payload).imports.wake()
  return record
}

/** It is planned again before anything is written; if it has another number of rows than announced, it waits again. */
export async function startImport(
  payload: Payload,
  { id: userId, username: user }: ImportUser,
  id: string,
  announced?: number,
) {
  const fields = sheetOf(await readImport(payload, id)).columns.map(({ field }) => field)
  if (!canMatch(fields)) throw apiError('columns_unknown')
  return moveImport(payload, id, isReady, 'import_not_ready', ({ counts }) => ({
    ...{ user, userId, activeFor: userId, state: 'waiting', startedAt: currentIso() },
    ...{ reasons: [], counts: counts && { ...counts, announced } },
  })).catch(rejectSecondUpload)
}

/** All data of an import that has changed nothing go. */
export async function stopImport(payload: Payload, id: string, canStop = isReady) {
  const stopped = await changeImportIf(payload, id, canStop, async (record, req) => {
    const { user, fileName: file, current: count, total, step, state } = record
    // Rows applied so far stay, so the log must mention the import.
    if (step > 0) await logImport(req, user, { kind: 'import_stopped', file, count, total })
    const reasons = state === 'running' ? because('cancelled') : []
    return { ...(step === 0 && { counts: null }), ...ended('cancelled', id, reasons) }
  })
  if (stopped?.step === 0) await deleteParts(payload, id)
  return stopped
}

export async function cancelImport(payload: Payload, id: string) {
  await readImport(payload, id)
  const stopped = await stopImport(payload, id, isInState('planning', 'ready', 'waiting', 'running'))
  if (!stopped) throw apiError('import_ended')
  return stopped
}

const maxListed = 200

/**
 * Undoes an import, except for entries that were edited since: these stay and are named.
 *
 * @throws ApiError if all of them were edited, or it cannot be undone any more
 */
export async function undoImport(payload: Payload, { username: undoneBy }: ImportUser, id: string) {
  const { importDays } = await retentionTimes(payload)
  const mayBeUndone = (record: ImportRecord) => canUndo(record, importDays)
  if (!mayBeUndone(await readImport(payload, id))) throw apiError('nothing_to_undo.import')
  const { all, edited } = await findEdited(payload, id)
  if (edited.length > 0 && edited.length === all)
    throw apiError('edited_since.import', {
      values: { names: entryNames(edited) },
      current: edited.slice(0, maxListed),
    })
  const undoing = (): ImportChange => ({ state: 'undoing', undoneBy, reasons: [], left: [] })
  const record = await moveImport(payload, id, mayBeUndone, 'nothing_to_undo.import', undoing)
  return { record, edited }
}
