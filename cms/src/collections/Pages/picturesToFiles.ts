import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { withoutLogLine } from '#hooks/log/logAct.ts'
import { shrinkPicture } from '#lib/pictures/shrinkPicture.ts'
import { fileLimits } from '#shared/fileLimits'
import { filePath } from '#shared/filePath'
import { detectFileType } from '../Files/fileType.ts'
import { findFile, storeFile } from '../Files/storeFile.ts'

const dataPicture = /src="(data:image\/[a-z]+;base64,([^"]+))"/gi
const extensions: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
}

/**
 * Turns large pictures in the HTML into files named by their content, so each is stored once. Small ones lose metadata.
 */
export async function picturesToFiles(req: PayloadRequest, html: string) {
  let result = html
  for (const [, address = '', base64 = ''] of html.matchAll(dataPicture)) {
    const data = Buffer.from(base64, 'base64')
    const type = await detectFileType(data)
    const extension = extensions[type]
    if (base64.length * 0.75 <= fileLimits.embedded) {
      // What cannot be read stays.
      const clean = await shrinkPicture(data, type, { first: true }).catch(() => data)
      if (clean !== data)
        result = result.replaceAll(address, `data:${type};base64,${clean.toString('base64')}`)
    } else if (extension) result = result.replaceAll(address, await storePicture(req, data, extension))
  }
  return result
}

async function storePicture(req: PayloadRequest, data: Buffer, extension: string) {
  const name = `bild-${createHash('sha256').update(data).digest('hex').slice(0, 16)}.${extension}`
  const file = (await findFile(req, name)) ?? (await withoutLogLine(req, () => storeFile(req, name, data)))
  return filePath(file.filename ?? name)
}
