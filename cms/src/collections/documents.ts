import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { asStaff } from '#access/asStaff.ts'
import { currentIso } from '#clock.ts'
import { logAct } from '#hooks/log/logAct.ts'
import { logNameOf } from '#hooks/log/readableName.ts'
import { changeDocument } from '#lib/changeDocuments.ts'
import { createDocument } from '#lib/createDocument.ts'
import { apiError, unknownDocument } from '#lib/errors/apiError.ts'
import { exists, findAll, findFirst, findOne } from '#lib/find/find.ts'
import { staffAct } from '#lib/transaction/inTransaction.ts'
import type { PlainNoun, TrashNoun, VersionedNoun } from '#shared/nouns'
import { isUuid } from '#shared/token'

/** Without its relations; null if there is none. */
export const firstDocument = <S extends CollectionSlug>(req: PayloadRequest, collection: S, where: Where) =>
  findFirst(req, collection, { where, user: req.user })

/** With its relations; not from the trash. */
export const findDocument = <N extends TrashNoun>(req: PayloadRequest, noun: N, id: string) =>
  findOne(req, noun, id, { depth: 1, user: req.user })

/** In the given order, public ones alone. @throws ApiError if all were deleted in the meantime */
export async function existingDocuments<N extends TrashNoun>(
  req: PayloadRequest,
  noun: N,
  ids: readonly string[],
) {
  const where: Where = { id: { in: [...ids] }, ...(noun === 'entries' && { state: { equals: 'published' } }) }
  const docs = await findAll(req, noun, { where, depth: 1, user: req.user })
  if (docs.length === 0) throw unknownDocument(noun)
  const byId = new Map(docs.map((doc) => [doc.id, doc]))
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
}

/** @throws ApiError if there is none */
export async function getDocument<N extends TrashNoun>(req: PayloadRequest, noun: N, id: string) {
  const document = await findDocument(req, noun, id)
  if (!document) throw unknownDocument(noun)
  return document
}

/**
 * Null and the id for a new document: old clients make ids themselves.
 * @throws ApiError if it is in the trash, or gone since the client read it
 */
export async function documentNamed<N extends PlainNoun>(
  req: PayloadRequest,
  noun: N,
  { id, updatedAt }: { id: string | undefined; updatedAt: string | undefined },
) {
  if (!id) return { present: null, ownId: {} }
  const present = await findDocument(req, noun, id)
  if (present) return { present, ownId: {} }
  if (await exists(req, noun, { id }, { trash: true })) throw apiError('in_trash')
  if (updatedAt || !isUuid(id.toLowerCase())) throw unknownDocument(noun)
  return { present: null, ownId: { id } }
}

export async function storeDocument<N extends Exclude<VersionedNoun, 'entries'>>(
  req: PayloadRequest,
  noun: N,
  present: { id: string } | null,
  fields: object,
) {
  if (!present) return createDocument(req, noun, fields, asStaff(req))
  return changeDocument(req, noun, present.id, fields, asStaff(req))
}

/** Empty if the collection wrote none. */
export async function logLineOfChange(
  req: PayloadRequest,
  { id, updatedAt }: { id: string; updatedAt: string },
) {
  const line = await firstDocument(req, 'logs', {
    and: [{ target: { equals: id } }, { stateAt: { equals: updatedAt } }],
  })
  return line?.id ?? ''
}

export const trashDocument = (req: PayloadRequest, noun: TrashNoun, id: string) =>
  changeDocument(req, noun, id, { deletedAt: currentIso() }, asStaff(req))

export const removeDocument = staffAct(removeDocumentInto)

export async function removeDocumentInto(
  req: PayloadRequest,
  noun: Exclude<TrashNoun, 'entries'>,
  id: string,
) {
  const named = logNameOf((await getDocument(req, noun, id)) as unknown as Record<string, unknown>)
  const line = await logAct(req, { kind: 'removed', noun, ...named }, { noun, id, undo: { kind: 'trash' } })
  await trashDocument(req, noun, id)
  return line
}
