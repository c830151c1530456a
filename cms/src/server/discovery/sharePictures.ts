import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { fileNameOf } from '@directory/shared/filePath'
import { Router } from 'express'
import type { Payload } from 'payload'
import { findStoredFile } from '../../nouns/files/storeFile.ts'
import { pendingPictureCount, withSharp } from '../../operations/pictures/sharpInTurn.ts'
import { runtimeOf } from '../../operations/runtime/runtime.ts'
import { responseOf } from '../../readModel/cachedResponse.ts'
import { readModelOf } from '../../readModel/live/readModel.ts'
import type { Reader } from '../../readModel/model/createReader.ts'
import { nameKey } from '../../readModel/nameKey.ts'
import { sendCached } from '../answers/sendCached.ts'

/** Size in pixels of the picture that messengers show beside a link. */
const size = { width: 1200, height: 630 }
/** Colour of the site's background, around pictures of another shape. */
const background = '#faf6ee'
/** Path of the site's own picture, for pages without one of their own. */
const general = '/share.png'
const folder = '/share/'
/** Maximum number of pictures being made; beyond it the general picture is used. */
const maxWaiting = 8

/** Returns the path of the picture that is shown with a shared link to a page. */
export function sharePictureOf(reader: Reader, of?: { category: string } | { topic: string }): string {
  if (!of) return general
  const topics = reader.topCategories()
  const topic =
    'topic' in of
      ? reader.topCategory(of.topic)
      : topics.find(({ id }) =>
          reader.categoriesOf(id)?.some((name) => nameKey(name) === nameKey(of.category)),
        )
  return topic ? `${folder}${encodeURIComponent(topic.id)}.jpg` : general
}

/** Serves pictures of topics in the shape that messengers want, made from the topic's own picture on request. */
export function sharePictures(payload: Payload): Router {
  const router = Router({ caseSensitive: true })
  router.get(`${folder}:topic.jpg`, async (req, res) => {
    const image = readModelOf(payload).topCategory(req.params.topic)?.image
    const picture = image === undefined ? null : await pictureFrom(payload, fileNameOf(image))
    if (!picture) {
      res.set('Cache-Control', 'no-cache').redirect(302, general)
      return
    }
    const response = responseOf(picture, 'image/jpeg', { cacheControl: 'public, max-age=86400' })
    sendCached(req, res, response)
  })
  return router
}

async function pictureFrom(payload: Payload, name: string): Promise<Buffer | null> {
  const file = await findStoredFile(payload, name)
  if (!file) return null
  const { pictureCache } = runtimeOf(payload)
  const { version, read } = file.bytes
  const key = `share/${createHash('sha256').update(`${file.file.id} ${version}`).digest('hex').slice(0, 32)}`
  const kept = (await pictureCache.read(key))?.bytes
  if (kept) return kept
  if (pendingPictureCount() >= maxWaiting) return null
  const picture = await withSharp(async (open) =>
    open(await buffer(read()))
      .autoOrient()
      .resize({ ...size, fit: 'contain', background })
      .flatten({ background })
      .jpeg({ quality: 85, progressive: true })
      .toBuffer(),
  ).catch(() => null)
  if (picture) await pictureCache.write(key, picture)
  return picture
}
