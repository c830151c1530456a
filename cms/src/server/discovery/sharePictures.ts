import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { fileNameOf } from '@directory/shared/filePath'
import { Router } from 'express'
import type { Payload } from 'payload'
import { findStoredFile } from '../../nouns/files/storeFile.ts'
import { picturesUnderWay, withSharp } from '../../operations/pictures/sharpInTurn.ts'
import { runtimeOf } from '../../operations/runtime/runtime.ts'
import { responseOf } from '../../readModel/cachedResponse.ts'
import { readModelOf } from '../../readModel/live/readModel.ts'
import type { Reader } from '../../readModel/model/createReader.ts'
import { nameKey } from '../../readModel/nameKey.ts'
import { sendCached } from '../sendCached.ts'

/** The picture that messengers show beside a link. */
const size = { width: 1200, height: 630 }
/** The site's paper, around pictures of another shape. */
const background = '#faf6ee'
/** The site's own picture, for whatever has none. */
const general = '/share.png'
const folder = '/share/'
/** Beyond that many pictures under way the general one has to do. */
const maxWaiting = 8

/** The path of the picture that a shared link to a page shows. */
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

/** Pictures of topics in the shape that messengers want, made from the topic's own when somebody asks. */
export function sharePictures(payload: Payload): Router {
  const router = Router({ caseSensitive: true })
  router.get(`${folder}:topic.jpg`, async (req, res) => {
    const model = readModelOf(payload)
    const image = model.reader().topCategory(req.params.topic)?.image
    const picture = image === undefined ? null : await pictureFrom(payload, fileNameOf(image))
    if (!picture) {
      res.set('Cache-Control', 'no-cache').redirect(302, general)
      return
    }
    const response = responseOf(picture, 'image/jpeg', { cacheControl: 'public, max-age=86400' })
    sendCached(req, res, model.responses, response)
  })
  return router
}

async function pictureFrom(payload: Payload, name: string): Promise<Buffer | null> {
  const found = await findStoredFile(payload, name)
  if (!found) return null
  const { pictureCache } = runtimeOf(payload)
  const { version, read } = found.bytes
  const key = `share/${createHash('sha256').update(`${found.file.id} ${version}`).digest('hex').slice(0, 32)}`
  const kept = (await pictureCache.read(key))?.bytes
  if (kept) return kept
  if (picturesUnderWay() >= maxWaiting) return null
  const made = await withSharp(async (open) =>
    open(await buffer(read()))
      .autoOrient()
      .resize({ ...size, fit: 'contain', background })
      .flatten({ background })
      .jpeg({ quality: 85, progressive: true })
      .toBuffer(),
  ).catch(() => null)
  if (made) await pictureCache.write(key, made)
  return made
}
