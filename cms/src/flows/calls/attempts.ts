import type { Payload, PayloadRequest } from 'payload'
import { createDocument } from '../../operations/documents/createDocument.ts'
import { findAll, findOne } from '../../operations/find/find.ts'
import type { AttemptValues } from '../../operations/log/undoable.ts'

/** Returns the unanswered calls since the entry was last confirmed, or null. */
export const missedSince = (
  attempts: AttemptValues | null | undefined,
  checkedAt: string | null,
): AttemptValues | null =>
  attempts && attempts.times > 0 && attempts.lastDay > (checkedAt ?? '') ? attempts : null

const collection = 'call-attempts'

export async function allAttempts(payload: Payload): Promise<ReadonlyMap<string, AttemptValues>> {
  const docs = await findAll(payload, collection)
  return new Map(docs.map(({ id, times, lastDay }) => [id, { times, lastDay }]))
}

export async function readAttempts(req: PayloadRequest, entry: string): Promise<AttemptValues | null> {
  const attempts = await findOne(req.payload, collection, entry, { req })
  return attempts && { times: attempts.times, lastDay: attempts.lastDay }
}

/** @param attempts null deletes them */
export async function writeAttempts(
  req: PayloadRequest,
  entry: string,
  attempts: AttemptValues | null,
): Promise<void> {
  const { payload } = req
  const where = { id: { equals: entry } }
  if (attempts === null) await payload.db.deleteMany({ collection, where, req })
  else if (await readAttempts(req, entry))
    await payload.update({ collection, id: entry, data: attempts, depth: 0, req })
  else await createDocument(req, collection, { id: entry, ...attempts })
}
