import type { Payload } from 'payload'
import { currentTime, dayMs } from '../../clock.ts'
import { apiError } from '../../lib/errors/apiError.ts'
import { findAll } from '../../lib/find/find.ts'
import { forgetNotes } from './importNotes.ts'
import { deleteParts } from './parts.ts'
import {
  asRecord,
  changeImportIf,
  endStates,
  type ImportRecord,
  isEndState,
  releasedFields,
} from './records.ts'

/** Returns until when a finished import or a preview keeps its rows and journal, if kept for `days`; ISO 8601. */
export function importKeptUntil(
  { state, undoneAt, finishedAt, createdAt }: ImportRecord,
  days: number,
): string | null {
  if (!isEndState(state) && state !== 'ready') return null
  const since = new Date(undoneAt ?? finishedAt ?? createdAt)
  return new Date(since.getTime() + days * dayMs).toISOString()
}

export const isExpired = (record: ImportRecord, days: number): boolean => {
  const until = importKeptUntil(record, days)
  return until !== null && new Date(until).getTime() <= currentTime()
}

/**
 * Deletes the data that imports need to be undone and to report faulty rows, once neither is offered any more. Returns
 * the number of imports.
 */
export async function expireImports(payload: Payload, days: number): Promise<number> {
  const longAgo = new Date(currentTime() - days * dayMs).toISOString()
  const isOver = (record: ImportRecord) => isExpired(record, days)
  let expired = 0
  const docs = await findAll(payload, 'imports', {
    where: { and: [{ rowParts: { greater_than: 0 } }, { createdAt: { less_than: longAgo } }] },
  })
  for (const record of docs.map(asRecord).filter(isOver)) {
    if (await dropImportData(payload, record, isOver)) expired++
  }
  return expired
}

export const importRetention = { expire: expireImports, endStates }

/** Deletes all rows of an import, because they contain much more about a person than the name. */
export async function eraseImportData(payload: Payload, id: string): Promise<void> {
  const doc = await payload.findByID({ collection: 'imports', id, depth: 0, disableErrors: true })
  if (!doc) {
    await deleteParts(payload, id)
    return forgetNotes({ payload }, id)
  }
  const record = asRecord(doc)
  if (!isEndState(record.state) && record.state !== 'ready') throw apiError('conflict.import')
  await dropImportData(payload, record, ({ state }) => isEndState(state) || state === 'ready')
}

/** Deletes the data of an import and returns true, unless it is being decided on now and so needs its rows. */
async function dropImportData(
  payload: Payload,
  record: ImportRecord,
  isStill: (record: ImportRecord) => boolean,
): Promise<boolean> {
  if (record.state === 'ready' && !(await giveUp(payload, record))) return false
  await deleteParts(payload, record.id)
  await forgetNotes({ payload }, record.id)
  await changeImportIf(payload, record.id, isStill, { rowParts: 0, samples: [] })
  return true
}

const giveUp = (payload: Payload, { id }: ImportRecord) =>
  changeImportIf(
    payload,
    id,
    ({ state }) => state === 'ready',
    (record) => ({
      ...releasedFields(record),
      state: 'cancelled',
      finishedAt: record.createdAt,
    }),
  )
