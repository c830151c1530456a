import type { OutputOf } from '@directory/shared/contract'
import { fileLimits } from '@directory/shared/fileLimits'
import { CallError, callUrl } from '../../../lib/api.ts'
import { readBase64, sendLarge } from '../../../lib/sendFile.ts'
import { smallPicture } from '../../../lib/smallPicture.ts'

/** Stores a file, or replaces the content of one; a large picture is scaled down first. */
export async function saveFile(
  file: File,
  place: { name: string; replace?: boolean },
  onProgress: (share: number) => void = () => {},
) {
  const small = await smallPicture(file)
  const megabytes = fileLimits.file / 1024 / 1024
  // As the server would refuse it, before it is sent.
  if (small.size > fileLimits.file)
    throw new CallError(413, 'too_large', '', undefined, undefined, undefined, { what: 'file', megabytes })
  const body = { ...place, content: await readBase64(small) }
  const answer = await sendLarge(callUrl('POST /api/saveFile', {}), body, onProgress)
  return answer as OutputOf<'POST /api/saveFile'>
}
