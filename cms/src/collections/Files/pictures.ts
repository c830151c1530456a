import { fileLimits } from '@directory/shared/fileLimits'
import { filePath } from '@directory/shared/filePath'
import type { Payload, TypedUser } from 'payload'
import { findAll } from '../../lib/find/find.ts'
import { freeName, storeBytes } from './storeFile.ts'

interface Picture {
  name: string
  path: string
}

const pictureTypes = ['png', 'jpeg', 'gif', 'webp', 'avif'].map((kind) => `image/${kind}`)

const pictureOf = (name: string): Picture => ({ name, path: filePath(name) })

/** Only administrators may read the documents, but each file is public by its path. */
export async function listPictures(payload: Payload): Promise<Picture[]> {
  const docs = await findAll(payload, 'files', {
    where: { mimeType: { in: [...pictureTypes, 'image/svg+xml'] } },
    sort: '-updatedAt',
  })
  return docs.flatMap(({ filename }) => (filename ? [pictureOf(filename)] : []))
}

/** A number is appended to a name that is taken. */
export async function savePicture(
  payload: Payload,
  user: TypedUser,
  upload: { name: string; content: string },
): Promise<Picture> {
  const name = await storeBytes(payload, user, upload, {
    max: fileLimits.file,
    maxStored: fileLimits.picture,
    types: pictureTypes,
    nameFor: freeName,
    // Editors may add pictures, but do nothing else with files.
    scope: { overrideAccess: true },
  })
  return pictureOf(name)
}
