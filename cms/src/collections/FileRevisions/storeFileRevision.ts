import { buffer } from 'node:stream/consumers'
import type { Payload, PayloadRequest, Where } from 'payload'
import { currentIso } from '../../clock.ts'
import { isoOf } from '../../database/journalStamp.ts'
import { namedFile } from '../../lib/fileStore/fileStore.ts'
import { fileStoreOf } from '../../lib/fileStore/fileStoreOf.ts'
import type { File, FileRevisionPart } from '../../payload-types.ts'

/** Bytes per part; few enough that a hundred documents at once need little memory. */
const partSize = 256 * 1024

const collection = 'file-revisions'

/** Key in `req.context`: the bytes of a deleted file are kept. */
export const deletionCanBeUndone = 'deletionCanBeUndone'

/** A file revision put together from its parts. */
type Whole = { file: string; name: string; data: Buffer }

/** Returns the id of a file revision, made of the file's id and its last change, which the journal contains. */
export const revisionOf = (file: string, updatedAt: unknown): string => `${file} ${isoOf(updatedAt)}`

/** Stores the bytes of a file in the transaction that is about to replace or delete it, unless they are lost. */
export async function storeFileRevision(req: PayloadRequest, file: File): Promise<void> {
  const stored = await fileStoreOf(req.payload).find(namedFile(file))
  if (!stored || !file.filename) return
  const of = { whole: revisionOf(file.id, file.updatedAt), file: file.id, name: file.filename }
  await writeParts(req, of, await buffer(stored.read()))
}

export const hasFileRevision = async (
  req: PayloadRequest,
  { id, updatedAt }: Record<string, unknown>,
): Promise<boolean> => {
  const where = { whole: { equals: revisionOf(String(id), updatedAt) } }
  return (await req.payload.db.count({ collection, where, req })).totalDocs > 0
}

async function writeParts(
  req: PayloadRequest,
  of: { whole: string; file: string; name: string },
  bytes: Buffer,
): Promise<void> {
  const parts = Math.max(1, Math.ceil(bytes.length / partSize))
  const now = currentIso()
  // The time of a version may repeat if the clock is put back.
  await deleteFileRevisions(req.payload, { whole: of.whole }, req)
  for (let place = 0; place < parts; place++) {
    const data = {
      ...of,
      id: crypto.randomUUID(),
      place,
      parts,
      data: bytes.subarray(place * partSize, (place + 1) * partSize).toString('base64'),
      createdAt: now,
      updatedAt: now,
    }
    await req.payload.db.create({ collection, data, returning: false, req })
  }
}

/** Returns null if any part is gone. */
export async function readFileRevision(
  payload: Payload,
  whole: string,
  req?: PayloadRequest,
): Promise<Whole | null> {
  const { docs } = await payload.db.find<FileRevisionPart>({
    collection,
    where: { whole: { equals: whole } },
    sort: 'place',
    limit: 0,
    pagination: false,
    ...(req && { req }),
  })
  const [first] = docs
  if (!first || docs.length < first.parts) return null
  return {
    file: first.file,
    name: first.name,
    data: Buffer.concat(docs.map(({ data }) => Buffer.from(data ?? '', 'base64'))),
  }
}

/** @param of one revision, or all revisions of a file except one */
export function deleteFileRevisions(
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
