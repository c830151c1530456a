import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { steadyTime } from '../../clock.ts'
import { documentPages } from '../../operations/documents/documentPages.ts'
import { namedFile, type StoredBytes } from '../../operations/fileStore/fileStore.ts'
import { fileStoreOf } from '../../operations/fileStore/fileStoreOf.ts'
import { findOne } from '../../operations/find/find.ts'
import { logAct } from '../../operations/log/logAct.ts'
import { strippableTypes, withoutMetadataIfReadable } from '../../operations/pictures/withoutMetadata.ts'
import { inTransactionAs } from '../../operations/transaction/inTransaction.ts'
import type { File } from '../../payload-types.ts'
import { detectFileType } from './fileType.ts'
import { dropWidths } from './pictureInWidth.ts'
import { allFileRevisions, readFileRevision, rewriteFileRevision } from './storeFileRevision.ts'

/** Milliseconds after which a call returns what it has done so far; the site calls again for the rest. */
const enoughMs = 5_000

/** Versions of files known to contain no metadata; bytes never change under the same version. */
const silent = new Set<string>()

const silencedBytes = async (data: Buffer) => withoutMetadataIfReadable(data, await detectFileType(data))

interface Talkative {
  /** Removes the metadata; returns false if they are gone meanwhile. */
  silence(user: TypedUser): Promise<boolean>
}

/** Yields stored pictures, and those kept for an undo, whose metadata say where or with what they were taken. */
async function* talkative(payload: Payload): AsyncGenerator<Talkative> {
  const store = fileStoreOf(payload)
  for await (const files of documentPages<File>(payload, 'files')) {
    for (const file of files) {
      const stored = strippableTypes.includes(file.mimeType ?? '') ? await store.find(namedFile(file)) : null
      if (stored && (await says(`${file.id} ${stored.version}`, () => bytesOf(stored))))
        yield { silence: (user) => inTransactionAs(payload, user, (req) => silenceFile(req, file.id)) }
    }
  }
  for (const whole of await allFileRevisions(payload)) {
    const read = async () => (await readFileRevision(payload, whole))?.data ?? Buffer.alloc(0)
    if (await says(whole, read))
      yield {
        silence: (user) =>
          inTransactionAs(payload, user, (req) => rewriteFileRevision(req, whole, silencedBytes)),
      }
  }
}

const bytesOf = (stored: StoredBytes) => buffer(stored.read())

async function says(version: string, read: () => Promise<Buffer>): Promise<boolean> {
  if (silent.has(version)) return false
  const data = await read()
  const isSilent = (await silencedBytes(data)) === data
  if (isSilent) silent.add(version)
  return !isSilent
}

/**
 * Keeps the document's `updatedAt`, which undoing a replacement compares. Writes the document first to lock out
 * concurrent writes.
 */
async function silenceFile(req: PayloadRequest, id: string): Promise<boolean> {
  const { payload } = req
  const store = fileStoreOf(payload)
  const file = await findOne(payload, 'files', id, { req })
  const stored = file && (await store.find(namedFile(file)))
  const data = stored && (await bytesOf(stored))
  const clean = data && (await silencedBytes(data))
  if (!file || !clean || clean === data) return false
  await payload.db.updateOne({
    collection: 'files',
    id,
    // Null makes the database keep the stored time.
    data: { filesize: clean.length, updatedAt: null },
    returning: false,
    req,
  })
  await store.put(namedFile(file), Readable.from([clean]), req)
  await dropWidths(payload, id)
  return true
}

export async function countPicturesWithMetadata(payload: Payload): Promise<number> {
  let count = 0
  for await (const _ of talkative(payload)) count++
  return count
}

/** Removes metadata from as many pictures as possible within a few seconds, with one log line; returns how many. */
export async function stripStoredPictures(payload: Payload, user: TypedUser): Promise<number> {
  const began = steadyTime()
  let done = 0
  for await (const picture of talkative(payload)) {
    if (await picture.silence(user)) done++
    if (steadyTime() - began > enoughMs) break
  }
  if (done > 0)
    await inTransactionAs(payload, user, (req) => logAct(req, { kind: 'pictures_silenced', count: done }))
  return done
}
