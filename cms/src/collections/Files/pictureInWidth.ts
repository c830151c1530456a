import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Payload } from 'payload'
import type { StoredBytes } from '#lib/fileBytes/fileBytes.ts'
import { createSharing } from '#lib/limits/createSharing.ts'
import { pendingPictureCount, withSharp } from '#lib/pictures/sharpInTurn.ts'
import { writerOf } from '#lib/pictures/shrinkPicture.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import type { File } from '#payload-types.ts'

/** Bytes of all cached widths; all can be made again. */
export const maxCacheBytes = 200e6
/** Beyond it, visitors get pictures as stored. */
const maxWaiting = 8

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32)
/** All widths of a file, so that they are deleted together. */
const folderOf = (file: string) => hash(file)

const once = createSharing<Buffer>()

/** As stored if it is no wider or cannot be resized. */
export async function pictureInWidth(payload: Payload, file: File, stored: StoredBytes, width: number) {
  const { id, mimeType } = file
  const write = mimeType === 'image/gif' ? undefined : writerOf(mimeType)
  if (!write || (file.width ?? 0) <= width) return stored
  const { pictureCache } = runtimeOf(payload)
  const key = `${folderOf(id)}/${hash(stored.version)}-${width}`
  const kept = (await pictureCache.read(key))?.bytes
  if (!kept && pendingPictureCount() >= maxWaiting) return stored
  const resized =
    kept ??
    (await once(key, async () => {
      const small = await withSharp(async (open) => {
        const data = await buffer(stored.read())
        if (((await open(data).metadata()).pages ?? 1) > 1) return data
        return write(open(data).autoOrient().resize({ width, withoutEnlargement: true })).toBuffer()
      }).catch(() => buffer(stored.read()))
      await pictureCache.write(key, small)
      return small
    }))
  return bytesOf(resized, `${stored.version} ${width}`)
}

export const dropWidths = (payload: Payload, file: string) =>
  runtimeOf(payload).pictureCache.drop(folderOf(file))

const bytesOf = (data: Buffer, version: string): StoredBytes => ({
  size: data.length,
  version,
  read: (range) => Readable.from([range ? data.subarray(range.start, range.end + 1) : data]),
})
