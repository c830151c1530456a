import { callErrorOf, callUrl } from '#lib/api.ts'
import { readBase64, sendLarge } from '#lib/sendFile.ts'
import { smallPicture } from '#lib/smallPicture.ts'
import type { OutputOf } from '#shared/contract'
import { fileLimits } from '#shared/fileLimits'

interface Place {
  name: string
  replace?: boolean
}

const inMegabytes = (bytes: number) => bytes / 1024 / 1024

/** Does not send a file that the server would refuse as too large. */
async function send<Key extends 'POST /api/saveFile' | 'POST /api/savePicture'>(
  key: Key,
  file: File,
  place: Place,
  onProgress: (share: number) => void = () => {},
) {
  const what = key === 'POST /api/saveFile' ? 'file' : 'picture'
  if (file.size > fileLimits[what]) {
    const size = (Math.ceil(10 * inMegabytes(file.size)) / 10).toLocaleString()
    const values = { what, size, megabytes: inMegabytes(fileLimits[what]) }
    throw callErrorOf(413, { code: 'too_large', values }, null)
  }
  const body = { ...place, content: await readBase64(file) }
  return (await sendLarge(callUrl(key), body, onProgress)) as OutputOf<Key>
}

/** A large picture is scaled down first. */
export const saveFile = async (file: File, place: Place, onProgress?: (share: number) => void) =>
  send('POST /api/saveFile', await smallPicture(file), place, onProgress)

/** @param picture scaled down already: a second time would only cost quality */
export const savePicture = async (picture: File) =>
  (await send('POST /api/savePicture', picture, { name: picture.name })).path
