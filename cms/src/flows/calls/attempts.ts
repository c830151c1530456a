import type { Payload, PayloadRequest } from 'payload'
import type { AttemptValues } from '../../operations/log/undoable.ts'
import type { CallAttempt } from '../../payload-types.ts'

/** Returns the unanswered calls since the entry was last confirmed, or null. */
export const missedSince = (
  attempts: AttemptValues | null | undefined,
  checkedAt: string | null,
): AttemptValues | null =>
  attempts && attempts.times > 0 && attempts.lastDay > (checkedAt ?? '') ? attempts : null

const collection = 'call-attempts'

export async function allAttempts(payload: Payload): Promise<ReadonlyMap<string, AttemptValues>> {
  const { docs } = await payload.find({ collection, pagination: false, depth: 0 })
  return new Map(docs.map(({ id, times, lastDay }) => [id, { times, lastDay }]))
}

export async function readAttempts(req: PayloadRequest, entry: string): Promise<AttemptValues | null> {
  const read = { collection, id: entry, depth: 0, disableErrors: true, req } as const
  const attempts = (await req.payload.findByID(read)) as CallAttempt | null
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
  else await payload.create({ collection, data: { id: entry, ...attempts } as never, depth: 0, req })
}
