import type { PayloadRequest } from 'payload'
import type { Log } from '../../payload-types.ts'
import { apiErrors } from '../apiError.ts'
import { logAct } from '../logs/logAct.ts'
import { nothingBefore } from '../versions/restoreVersion.ts'
import { findFile, refuseInWords, storeFile } from './files.ts'
import { forgetFormerBytes, readFormerBytes } from './formerBytes.ts'

/**
 * Brings a file back that was deleted, with its id and its name, unless another one has got that.
 *
 * @param bytes by which id is found what it held
 * @returns the name of the file
 * @throws ApiError
 */
export async function restoreFile(req: PayloadRequest, { target }: Log, bytes: string): Promise<string> {
  const former = await readFormerBytes(req.payload, bytes, req)
  if (!former) throw nothingBefore()
  const { name, data } = former
  if (await findFile(req, name)) throw apiErrors.changedSince()
  const id = target ?? ''
  await logAct(req, 'Datei wiederhergestellt', name, { noun: 'files', id })
  // What lies there without a document is nobody's.
  const own = { data: { id }, overwriteExistingFiles: true }
  await storeFile(req, name, data, own).catch((error) => refuseInWords(error, name, req))
  await forgetFormerBytes(req.payload, { whole: bytes }, req)
  return name
}
