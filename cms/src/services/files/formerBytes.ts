import { buffer } from 'node:stream/consumers'
import type { Payload, PayloadRequest, Where } from 'payload'
import { currentIso } from '../../clock.ts'
import type { File, FormerBytesPart } from '../../payload-types.ts'
import { namedFile } from './fileStore.ts'
import { fileStoreOf } from './fileStoreOf.ts'

/** Bytes; few enough that a hundred documents at once need little memory. */
const partSize = 256 * 1024

const collection = 'former-bytes'

/** `req.context` key: what a file holds is kept as it is deleted. */
export const deletionCanBeUndone = 'deletionCanBeUndone'

/** Of the parts of one file. */
type Whole = { name: string; data: Buffer }

/**
 * Keeps what a file holds, in the transaction that is about to replace or delete it. Answers the id by which it is found
 * again; null where the bytes are lost.
 */
export async function keepFormerBytes(req: PayloadRequest, file: File): Promise<string | null> {
  const { payload } = req
  const stored = await fileStoreOf(payload).find(namedFile(file))
  if (!stored || !file.filename) return null
  const bytes = await buffer(stored.read())
  const whole = crypto.randomUUID()
  const parts = Math.max(1, Math.ceil(bytes.length / partSize))
  const now = currentIso()
  for (let place = 0; place < parts; place++) {
    const data = {
      ...{ id: crypto.randomUUID(), whole, place, parts, file: file.id, name: file.filename },
      data: bytes.subarray(place * partSize, (place + 1) * partSize).toString('base64'),
      ...{ createdAt: now, updatedAt: now },
    }
    await payload.db.create({ collection, data, returning: false, req })
  }
  return whole
}

/** Null where any part of it is gone. */
export async function readFormerBytes(
  payload: Payload,
  whole: string,
  req?: PayloadRequest,
): Promise<Whole | null> {
  const { docs } = await payload.db.find<FormerBytesPart>({
    collection,
    where: { whole: { equals: whole } },
    sort: 'place',
    limit: 0,
    pagination: false,
    ...(req && { req }),
  })
  const [first] = docs
  if (!first || docs.length < first.parts) return null
  return { name: first.name, data: Buffer.concat(docs.map(({ data }) => Buffer.from(data ?? '', 'base64'))) }
}

/** @param of one replacement or deletion, or all of a file but one */
export function forgetFormerBytes(
  payload: Payload,
  of: { whole: string } | { file: string; but?: string | undefined },
  req?: PayloadRequest,
): Promise<void> {
  const where: Where =
    'whole' in of
      ? { whole: { equals: of.whole } }
      : { and: [{ file: { equals: of.file } }, ...(of.but ? [{ whole: { not_equals: of.but } }] : [])] }
  return payload.db.deleteMany({ collection, where, ...(req && { req }) })
}
