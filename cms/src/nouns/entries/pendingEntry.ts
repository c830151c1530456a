import type { PayloadRequest } from 'payload'
import { findFirst } from '../../operations/find/find.ts'
import type { StoredEntry } from '../../payload-types.ts'
import { alreadyDecided } from '../decisions/alreadyDecided.ts'

/** Returns an entry that still waits, with its category; throws if it was decided meanwhile. */
export async function pendingEntry(req: PayloadRequest, id: string): Promise<StoredEntry> {
  const entry = await findFirst(req.payload, 'entries', {
    where: { id: { equals: id }, state: { equals: 'pending' } },
    req,
    depth: 1,
  })
  if (!entry) throw await alreadyDecided(req, id)
  return entry
}
