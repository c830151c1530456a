import { randomUUID } from 'node:crypto'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Payload } from 'payload'
import { currentTime } from '../../clock.ts'

type Id = ReturnType<typeof newId>
type Document = Record<string, unknown> & { _id: unknown }

function newId() {
  const [text, time] = [randomUUID(), new Date(currentTime())]
  return { getTimestamp: () => time, toString: () => text }
}

/**
 * Adds the parts of MongoDB that `gridStore` uses to an SQLite database, in memory: writes in a transaction are visible
 * inside it, and to others after its commit.
 */
export function attachFakeGrid(payload: Payload) {
  const collections = new Map<string, Map<unknown, Document>>()
  const contents = new Map<unknown, Buffer>()
  const staged = new Map<unknown, (() => void)[]>()
  const of = (name: string) => {
    const known = collections.get(name) ?? new Map<unknown, Document>()
    collections.set(name, known)
    return known
  }
  const fits = (filter: Record<string, unknown>) => (document: Document) =>
    Object.entries(filter).every(([name, value]) =>
      name === 'uploadDate'
        ? (document.uploadDate as Date) < (value as { $lt: Date }).$lt
        : document[name] === value,
    )
  const write = (session: unknown, act: () => void) => {
    const waiting = staged.get(session)
    if (session && waiting) waiting.push(act)
    else if (session) staged.set(session, [act])
    else act()
  }
  const matching = (name: string, filter: Record<string, unknown>) =>
    [...of(name).values()].filter(fits(filter))

  const collection = (name: string) => ({
    findOne: async (filter: Record<string, unknown>) => matching(name, filter)[0] ?? null,
    find: (filter: Record<string, unknown>) => Readable.from(matching(name, filter)),
    findOneAndDelete: async (filter: Record<string, unknown>, { session }: { session?: unknown } = {}) => {
      const [found] = matching(name, filter)
      if (found) write(session, () => of(name).delete(found._id))
      return found ?? null
    },
    replaceOne: async (
      { _id }: { _id: unknown },
      document: object,
      { session }: { session?: unknown } = {},
    ) => write(session, () => of(name).set(_id, { _id, ...document })),
    deleteMany: async (filter: Record<string, unknown>) => {
      for (const { _id } of matching(name, filter)) of(name).delete(_id)
    },
  })

  class GridFSBucket {
    openUploadStream() {
      const _id = newId()
      of('uploads.chunks').set(_id, { _id, files_id: _id, n: 0 })
      const stream = new PassThrough({ highWaterMark: 64_000_000 })
      stream.once('finish', async () => {
        const content = await buffer(stream)
        contents.set(_id, content)
        of('uploads.files').set(_id, { _id, length: content.length, uploadDate: new Date(currentTime()) })
      })
      return Object.assign(stream, { id: _id })
    }
    openDownloadStream(id: Id, range?: { start: number; end: number }) {
      return Readable.from([(contents.get(id) ?? Buffer.alloc(0)).subarray(range?.start, range?.end)])
    }
    find(filter: Record<string, unknown>) {
      return Readable.from(matching('uploads.files', filter))
    }
    async delete(id: Id) {
      for (const name of ['uploads.files', 'uploads.chunks']) of(name).delete(id)
      contents.delete(id)
    }
  }

  const db = payload.db as unknown as {
    sessions: Record<string, object>
    commitTransaction(id: string): Promise<void>
    rollbackTransaction(id: string): Promise<void>
  }
  const { commitTransaction, rollbackTransaction } = db
  Object.assign(db, {
    connection: { db: { collection }, base: { mongo: { GridFSBucket } } },
    async commitTransaction(incoming: string) {
      const session = db.sessions[await incoming]
      for (const act of staged.get(session) ?? []) act()
      staged.delete(session)
      await commitTransaction.call(db, incoming)
    },
    async rollbackTransaction(incoming: string) {
      staged.delete(db.sessions[await incoming])
      await rollbackTransaction.call(db, incoming)
    },
  })
  return { parts: () => of('uploads.chunks').size, kept: () => contents.size }
}
