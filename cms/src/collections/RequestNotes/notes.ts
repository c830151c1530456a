import type { Payload, PayloadRequest, Where } from 'payload'
import { currentIso } from '#clock.ts'
import { changeDocument, deleteMatching, deleteStored } from '#lib/changeDocuments.ts'
import { createDocument } from '#lib/createDocument.ts'
import { type At, findAll, findOne } from '#lib/find/find.ts'
import type { RequestNote } from '#payload-types.ts'
import { requestNoteLimit } from '#shared/decisions'

/** Key of decisions and notes about an entry's reports; the entry itself may be a request. */
export const reportsKey = (entry: string) => `reports ${entry}`

export async function removeNote(req: PayloadRequest, request: string) {
  const [note] = await deleteMatching(req, 'request-notes', { id: { equals: request } })
  return note ?? null
}

export async function handOverNote(req: PayloadRequest, from: string, to: string) {
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

/** Ids of those whose request still waits. */
export async function stillWaiting(at: At, notes: readonly Pick<RequestNote, 'id' | 'request'>[]) {
  const requestOf = ({ id, request }: (typeof notes)[number]) => request ?? id
  const requests = notes.map(requestOf)
  const among = { id: { in: requests } }
  const pending = { and: [among, { state: { equals: 'pending' } }] }
  const reported = requests.flatMap((key) =>
    key.startsWith(reportsKey('')) ? key.slice(reportsKey('').length) : [],
  )
  // One after the other: they may share a transaction.
  const entries = await findAll(at, 'entries', { where: pending })
  const changes = await findAll(at, 'change-requests', { where: among })
  const where = { or: [among, { entry: { in: reported } }] }
  const reports = await findAll(at, 'reports', { where })
  const waiting = new Set([
    ...[...entries, ...changes, ...reports].map(({ id }) => id),
    ...reports.map(({ entry }) => reportsKey(entry)),
  ])
  return new Set(notes.filter((one) => waiting.has(requestOf(one))).map(({ id }) => id))
}

/**
 * Of requests decided before a time; returns how many. Counts from the last clean-up that found the request waiting, so
 * that undoing a decision finds them.
 */
export async function removeForgottenNotes(payload: Payload, before: string, max: number) {
  const collection = 'request-notes'
  const all = await findAll(payload, collection)
  const waiting = await stillWaiting(payload, all)
  if (waiting.size > 0) {
    const where: Where = { id: { in: [...waiting] } }
    await payload.db.updateMany({ collection, where, data: { updatedAt: currentIso() } })
  }
  const old = all.filter(
    ({ id, updatedAt }) => !waiting.has(id) && Date.parse(updatedAt) < Date.parse(before),
  )
  const ids = old.slice(0, max).map(({ id }) => id)
  if (ids.length > 0) await deleteStored(payload, collection, { id: { in: ids } })
  return ids.length
}

export async function findRequestNote(req: PayloadRequest, id: string) {
  const present = await findOne(req, 'request-notes', id)
  return present ?? (await createDocument(req, 'request-notes', { id }))
}

export const storeNote = (req: PayloadRequest, { id }: RequestNote, data: Partial<RequestNote>) =>
  changeDocument(req, 'request-notes', id, data)
