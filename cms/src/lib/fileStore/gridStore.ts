import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Payload, PayloadRequest } from 'payload'
import { currentTime, dayMs } from '../../clock.ts'
import { afterCommit } from '../../database/afterCommit.ts'
import { type DatabaseTimeout, databaseTimeoutOf } from '../../database/databaseTimeout.ts'
import { fileBucket, fileOwners } from '../../database/ownCollections.ts'
import type { FileStore } from './fileStore.ts'

type BytesId = { getTimestamp(): Date }
/** Record of which bytes belong to a document; bytes without such a record belong to none. */
interface Owner {
  _id: string
  name: string
  bytes: BytesId
}
interface StoredFile {
  _id: BytesId
  length: number
}
interface Chunk {
  files_id: BytesId
}

interface Collection<T> {
  findOne(filter: object, options?: object): Promise<T | null>
  find(filter: object, options?: object): AsyncIterable<T>
  findOneAndDelete(filter: object, options?: object): Promise<T | null>
  replaceOne(filter: object, owner: Omit<T, '_id'>, options?: object): Promise<unknown>
  deleteMany(filter: object): Promise<unknown>
}

interface Bucket {
  openUploadStream(name: string): Writable & { id: BytesId }
  /** Reads the bytes from `start` to before `end`. */
  openDownloadStream(id: BytesId, range?: { start: number; end: number }): Readable
  find(filter: object): AsyncIterable<StoredFile>
  delete(id: BytesId): Promise<void>
}

/** The parts of Payload's MongoDB adapter used here. */
export interface GridParts {
  connection: {
    db: { collection(name: string): Collection<never> }
    base: { mongo: { GridFSBucket: new (db: object, options: { bucketName: string }) => Bucket } }
  }
  sessions: Record<string, object>
}

/** Milliseconds after which uploads of an unfinished transaction are deleted. */
const unownedMs = dayMs

interface GridStore extends FileStore {
  /** Deletes bytes without an owner, left by uploads that failed or whose server died. */
  deleteUnowned(): Promise<number>
}

/**
 * Stores files in the database itself. GridFS has no transactions, so new bytes have no owner at first. A separate
 * owner document, written in the same transaction as the file's document, makes them visible.
 */
export function gridStore(payload: Payload): GridStore {
  const { connection, sessions } = payload.db as unknown as GridParts
  const bucket = new connection.base.mongo.GridFSBucket(connection.db, { bucketName: fileBucket })
  const collection = <T>(name: string) => connection.db.collection(name) as unknown as Collection<T>
  const owners = collection<Owner>(fileOwners)
  const wait: DatabaseTimeout['wait'] = (operation) => databaseTimeoutOf(payload.db).wait(operation)

  async function transactionOf(req: PayloadRequest | undefined): Promise<{ session?: object }> {
    const id = await req?.transactionID
    if (!id) return {}
    const session = sessions[id]
    if (!session) throw new Error('The transaction was rolled back; nothing more is written in it')
    return { session }
  }

  async function drop(owner: Owner | null, req: PayloadRequest | undefined): Promise<void> {
    if (!owner) return
    const act = () => wait(() => bucket.delete(owner.bytes))
    await (req ? afterCommit(req, act) : act())
  }

  async function upload(name: string, bytes: AsyncIterable<Uint8Array>): Promise<BytesId> {
    const stream = bucket.openUploadStream(name)
    await wait(() => pipeline(bytes, stream))
    return stream.id
  }

  return {
    async find({ id, name }) {
      const owner = await wait(() => owners.findOne({ _id: id, name }))
      const file =
        owner &&
        (await wait(() => collection<StoredFile>(`${fileBucket}.files`).findOne({ _id: owner.bytes })))
      if (!file) return null
      return {
        size: file.length,
        version: String(file._id),
        read: (range) =>
          bucket.openDownloadStream(file._id, range && { start: range.start, end: range.end + 1 }),
      }
    },
    async put({ id, name }, bytes, req) {
      const stored = await upload(name, bytes)
      // If this fails, the bytes stay without an owner and are deleted later.
      const options = await transactionOf(req)
      const before = await wait(() => owners.findOne({ _id: id }, options))
      await wait(() => owners.replaceOne({ _id: id }, { name, bytes: stored }, { ...options, upsert: true }))
      await drop(before, req)
    },
    async remove({ id }, req) {
      const options = await transactionOf(req)
      await drop(await wait(() => owners.findOneAndDelete({ _id: id }, options)), req)
    },
    isEmpty: async () => (await wait(() => owners.findOne({}))) === null,
    async deleteUnowned() {
      let deleted = 0
      const before = new Date(currentTime() - unownedMs)
      for await (const { _id } of bucket.find({ uploadDate: { $lt: before } }))
        if (!(await owners.findOne({ bytes: _id }))) {
          await bucket.delete(_id)
          deleted++
        }
      // Of uploads that broke off there is no file, only their first part.
      const chunks = collection<Chunk>(`${fileBucket}.chunks`)
      const files = collection<StoredFile>(`${fileBucket}.files`)
      for await (const { files_id } of chunks.find({ n: 0 }, { projection: { files_id: 1 } }))
        if (files_id.getTimestamp() < before && !(await files.findOne({ _id: files_id })))
          await chunks.deleteMany({ files_id })
      return deleted
    },
  }
}
