import { Readable } from 'node:stream'
import type { PayloadRequest, Where } from 'payload'
import { currentIso } from '#clock.ts'
import { isoOf } from '#database/journalStamp.ts'
import type { File, FilePart } from '#payload-types.ts'
import { deleteStored } from '../changeDocuments.ts'
import { type At, findStored } from '../find/find.ts'

const collection = 'file-parts'
/** Few enough that a hundred documents at once need little memory. */
const partSize = 256 * 1024

export interface StoredBytes {
  size: number
  /** Changes with the bytes; can be used as a validator. */
  version: string
  /** All, or from `start` to `end`, both included. */
  read(range?: { start: number; end: number }): Readable
}

/** @param former `updatedAt` of the file as long as it had the bytes; absent: those of today */
const partsOf = (file: string, former?: unknown): Where => ({
  and: [
    { file: { equals: file } },
    { former: former === undefined ? { exists: false } : { equals: isoOf(former) } },
  ],
})

async function readPart(at: At, where: Where, place: number) {
  const part = { and: [where, { place: { equals: place } }] }
  const [found] = await findStored<FilePart>(at, collection, part, { limit: 1 })
  return found ?? null
}

/** With their name; null if they are lost. */
export async function findBytes(
  at: At,
  file: string,
  { former }: { former?: unknown } = {},
): Promise<(StoredBytes & { name: string }) | null> {
  const first = await readPart(at, partsOf(file, former), 0)
  if (!first) return null
  const { whole, size, name } = first
  async function* between(start: number, end: number): AsyncGenerator<Buffer> {
    for (let place = Math.floor(start / partSize); place * partSize <= end; place++) {
      const part = await readPart(at, { whole: { equals: whole } }, place)
      if (!part) throw new Error('A part of a file is missing')
      const from = place * partSize
      const bytes = Buffer.from(part.data ?? '', 'base64')
      yield bytes.subarray(Math.max(0, start - from), end - from + 1)
    }
  }
  const read: StoredBytes['read'] = ({ start, end } = { start: 0, end: size - 1 }) =>
    Readable.from(between(start, end), { objectMode: false })
  return { size, version: whole, name, read }
}

export const hasFormerBytes = async (req: PayloadRequest, { id, updatedAt }: Record<string, unknown>) =>
  (await req.payload.db.count({ collection, where: partsOf(String(id), updatedAt), req })).totalDocs > 0

export async function putBytes(req: PayloadRequest, { id, filename }: File, bytes: Buffer) {
  const of = { whole: crypto.randomUUID(), file: id, name: filename ?? '', size: bytes.length }
  for (let place = 0; place === 0 || place * partSize < bytes.length; place++) {
    const part = bytes.subarray(place * partSize, (place + 1) * partSize)
    const data = { ...of, id: crypto.randomUUID(), place, data: part.toString('base64') }
    await req.payload.db.create({ collection, data, returning: false, req })
  }
}

/** They become the former ones of this state of its document. */
export async function retireBytes(req: PayloadRequest, { id, updatedAt }: File) {
  const data = { former: isoOf(updatedAt), replacedAt: currentIso() }
  await dropBytes(req, partsOf(id, updatedAt))
  await req.payload.db.updateMany({ collection, where: partsOf(id), data, returning: false, req })
}

export const dropBytes = (at: At, where: Where) => deleteStored(at, collection, where)
