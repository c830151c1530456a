import { filePath } from '@directory/shared/filePath'
import type { Payload, TypedUser } from 'payload'
import { findAll } from '../../lib/find/find.ts'
import { pictureTypes, saveFile } from './storeFile.ts'

interface Picture {
  name: string
  path: string
}

const pictureOf = (name: string): Picture => ({ name, path: filePath(name) })

/** Only administrators may read the documents, but each file is public by its path. */
export async function listPictures(payload: Payload): Promise<Picture[]> {
  const docs = await findAll(payload, 'files', {
    where: { mimeType: { in: [...pictureTypes, 'image/svg+xml'] } },
    sort: '-updatedAt',
  })
  return docs.flatMap(({ filename }) => (filename ? [pictureOf(filename)] : []))
}

export const savePicture = async (
  payload: Payload,
  user: TypedUser,
  upload: { name: string; content: string },
): Promise<Picture> => pictureOf(await saveFile(payload, user, upload, { isPicture: true }))
