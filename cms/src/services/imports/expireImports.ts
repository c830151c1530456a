import { importLimits } from '@directory/shared/importFields'
import type { Payload } from 'payload'
import { currentTime } from '../../clock.ts'
import { deleteParts } from './parts.ts'
import { asRecord, changeIf, ended, type ImportRecord, isEnd } from './records.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Until when an import that is over, or a preview, keeps its rows and its journal; ISO 8601. */
export function keptUntil({ state, undoneAt, finishedAt, createdAt }: ImportRecord): string | null {
  if (!isEnd(state) && state !== 'ready') return null
  const since = new Date(undoneAt ?? finishedAt ?? createdAt)
  return new Date(since.getTime() + importLimits.keptDays * dayMs).toISOString()
}

export const isExpired = (record: ImportRecord): boolean => {
  const until = keptUntil(record)
  return until !== null && new Date(until).getTime() <= currentTime()
}

/** Takes away what imports need to be undone and to report their faulty rows, once neither is offered any more. */
export async function expireImports(payload: Payload): Promise<void> {
  const longAgo = new Date(currentTime() - importLimits.keptDays * dayMs).toISOString()
  const { docs } = await payload.find({
    collection: 'imports',
    where: { and: [{ rowParts: { greater_than: 0 } }, { createdAt: { less_than: longAgo } }] },
    pagination: false,
    depth: 0,
  })
  for (const record of docs.map(asRecord).filter(isExpired)) {
    // The preview first: what is being decided on in this moment must not lose its rows.
    if (record.state === 'ready' && !(await giveUp(payload, record))) continue
    await deleteParts(payload, record.id)
    await changeIf(payload, record.id, isExpired, { rowParts: 0 })
  }
}

const giveUp = (payload: Payload, { id }: ImportRecord) =>
  changeIf(
    payload,
    id,
    ({ state }) => state === 'ready',
    (record) => ({
      ...ended(record),
      state: 'cancelled',
      finishedAt: record.createdAt,
    }),
  )
