import type { PayloadRequest } from 'payload'
import type { StoredEntry } from '../../payload-types.ts'
import { alreadyDecided } from '../decisions/alreadyDecided.ts'

/** Returns an entry that still waits, with its category; throws if it was decided meanwhile. */
export async function pendingEntry(req: PayloadRequest, id: string): Promise<StoredEntry> {
  const { docs } = await req.payload.find({
    collection: 'entries',
    where: { id: { equals: id }, state: { equals: 'pending' } },
    limit: 1,
    pagination: false,
    depth: 1,
    req,
  })
  if (!docs[0]) throw await alreadyDecided(req, id)
  return docs[0]
}
