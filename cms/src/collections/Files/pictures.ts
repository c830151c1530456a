import type { Payload, TypedUser } from 'payload'
import { findAll } from '#lib/find/find.ts'
import { filePath } from '#shared/filePath'
import { pictureTypes, saveFile } from './storeFile.ts'

const pictureOf = (name: string) => ({ name, path: filePath(name) })

/** Only administrators may read the documents, but each file is public by its path. */
export async function listPictures(payload: Payload) {
  const where = { mimeType: { in: [...pictureTypes, 'image/svg+xml'] } }
  const docs = await findAll(payload, 'files', { where, sort: '-updatedAt' })
  return docs.map(({ filename }) => pictureOf(filename ?? ''))
}

export const savePicture = async (
  payload: Payload,
  user: TypedUser,
  upload: { name: string; content: string },
) => pictureOf(await saveFile(payload, user, upload, { isPicture: true }))
