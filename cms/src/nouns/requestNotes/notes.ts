import { requestNoteLimit } from '@directory/shared/decisions'
import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { createDocument } from '../../operations/documents/createDocument.ts'
import { findAll, findOne } from '../../operations/find/find.ts'
import { assertNoErrors } from '../../operations/transaction/inTransaction.ts'
import type { RequestNote } from '../../payload-types.ts'

/** Returns the key for decisions and notes about an entry's reports; the entry itself may be a request. */
export const reportsKey = (entry: string) => `reports ${entry}`

/** Returns the notes on requests, by the id of the request, as shown in lists. */
export async function notesFor(payload: Payload, user: TypedUser, ids: readonly string[]) {
  const docs = await findAll(payload, 'request-notes', { where: { id: { in: [...ids] } } })
  const notesById = new Map(docs.map((doc) => [doc.id, doc]))
  return (id: string) => {
    const { note, takenBy, takenByName } = notesById.get(id) ?? {}
    return { note: note ?? '', takenBy: takenByName ?? '', takenByMe: takenBy === user.id }
  }
}

/** Deletes and returns the note of a request that ends; null if it has none. */
export async function removeNote(req: PayloadRequest, request: string): Promise<RequestNote | null> {
  const { docs } = assertNoErrors(
    await req.payload.delete({
      collection: 'request-notes',
      where: { id: { equals: request } },
      depth: 0,
      req,
    }),
  )
  return docs[0] ?? null
}

/** Moves the note on one request to another, after the text that is there. */
export async function handOverNote(req: PayloadRequest, from: string, to: string): Promise<void> {
  const going = await removeNote(req, from)
  if (!going) return
  const present = await findRequestNote(req, to)
  const holder = present.takenBy ? present : going
  await storeNote(req, present, {
    note: [present.note, going.note].filter(Boolean).join('\n').slice(0, requestNoteLimit),
    takenBy: holder.takenBy ?? null,
    takenByName: holder.takenByName ?? null,
  })
}

/** Deletes old notes whose request has gone without a decision, e.g. by Payload REST; returns how many. */
export async function removeForgottenNotes(payload: Payload, before: string, max: number): Promise<number> {
  const docs = await findAll(payload, 'request-notes', {
    where: { updatedAt: { less_than: before } },
    limit: max,
  })
  const ids = docs.map(({ id }) => id)
  if (ids.length === 0) return 0
  const among = { id: { in: ids } }
  const waiting = [
    ...(await findAll(payload, 'entries', { where: { ...among, state: { equals: 'pending' } } })),
    ...(await findAll(payload, 'change-requests', { where: among })),
  ]
  const reports = await payload.find({
    collection: 'reports',
    pagination: false,
    depth: 0,
    select: { entry: true },
  })
  const kept = new Set([
    ...waiting.map(({ id }) => id),
    ...reports.docs.map(({ entry }) => reportsKey(entry)),
  ])
  const gone = ids.filter((id) => !kept.has(id))
  if (gone.length > 0)
    await payload.db.deleteMany({ collection: 'request-notes', where: { id: { in: gone } } })
  return gone.length
}

/** Returns the note on a request and creates an empty one if there is none. */
export async function findRequestNote(req: PayloadRequest, id: string): Promise<RequestNote> {
  const present = await findOne(req.payload, 'request-notes', id, { req })
  return present ?? (await createDocument(req, 'request-notes', { id }))
}

export const storeNote = (req: PayloadRequest, { id }: RequestNote, data: Partial<RequestNote>) =>
  req.payload.update({ collection: 'request-notes', id, data, depth: 0, req })
