import type { PayloadRequest, Where } from 'payload'
import type { Entry } from '../payload-types.ts'
import { refusals } from './refusal.ts'

/** The condition of every write that decides about a request: it happens once. */
export const pendingOnly = (id: string): Where => ({ id: { equals: id }, state: { equals: 'pending' } })

/** An entry that still waits, with its category; refused where somebody was faster. */
export async function pendingEntry(req: PayloadRequest, id: string): Promise<Entry> {
  const { docs } = await req.payload.find({
    collection: 'entries',
    where: pendingOnly(id),
    limit: 1,
    pagination: false,
    depth: 1,
    req,
  })
  if (!docs[0]) throw refusals.notFound('Über diese Anfrage ist schon entschieden.')
  return docs[0]
}
