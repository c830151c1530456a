import type { PayloadRequest } from 'payload'
import { apiError } from '../../operations/errors/apiError.ts'
import { logAct } from '../../operations/log/logAct.ts'
import { nothingBefore } from '../../operations/versions/bringBack.ts'
import type { Log } from '../../payload-types.ts'
import { bytesStay, findFile, rejectWithWords, storeFile } from './storeFile.ts'
import { deleteFileRevisions, readFileRevision } from './storeFileRevision.ts'

/**
 * Brings a file back that was deleted, with its id and its name, unless another one has got that.
 *
 * @param bytes by which id is found what it held
 * @returns the name of the file
 * @throws ApiError
 */
export async function restoreFile(req: PayloadRequest, { target }: Log, bytes: string): Promise<string> {
  const former = await readFileRevision(req.payload, bytes, req)
  if (!former) throw nothingBefore()
  const { name, data } = former
  if (await findFile(req, name)) throw apiError('changed_since')
  const id = target ?? ''
  await logAct(req, { kind: 'restored', noun: 'files', name }, { noun: 'files', id })
  // Bytes without a document belong to no file.
  req.context[bytesStay] = true
  const own = { data: { id }, overwriteExistingFiles: true }
  await storeFile(req, name, data, own).catch((error) => rejectWithWords(error, name, req))
  await deleteFileRevisions(req.payload, { whole: bytes }, req)
  return name
}
