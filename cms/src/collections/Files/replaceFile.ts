import { buffer } from 'node:stream/consumers'
import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { asStaff } from '#access/asStaff.ts'
import { noEarlierVersion } from '#hooks/journal/restorePayloadVersion.ts'
import type { WriteFormerState } from '#hooks/journal/revertNotes.ts'
import { logAct } from '#hooks/log/logAct.ts'
import { apiError, unknownDocument } from '#lib/errors/apiError.ts'
import { dropBytes, findBytes } from '#lib/fileBytes/fileBytes.ts'
import { findAll } from '#lib/find/find.ts'
import { shrinkPicture } from '#lib/pictures/shrinkPicture.ts'
import { inTransactionAs, staffAct } from '#lib/transaction/inTransaction.ts'
import { storedText } from '#publicData/nounValues.ts'
import { compareGerman } from '#shared/fold'
import { logLineOfChange } from '../documents.ts'
import { detectFileType } from './fileType.ts'
import { readFileUses } from './fileUses.ts'
import { bytesAreUnchanged, bytesOf, findFile, rejectWithWords, storeFile, uploadOf } from './storeFile.ts'

/**
 * Restores the former bytes of a replaced file, or a deleted file with its id, under its former name.
 * @throws ApiError if another file has that name
 */
export const writeFormerFile: WriteFormerState = async (req, note, present) => {
  const { target: id, version, before } = note
  const former = await findBytes(req, id, { former: version ?? before?.updatedAt })
  if (!former) throw noEarlierVersion()
  const { name, version: whole } = former
  const data = await buffer(former.read())
  const sameName = await findFile(req, name)
  if (sameName && sameName.id !== id) throw apiError('changed_since')
  req.context[bytesAreUnchanged] = true
  if (present) await writeBytes(req, id, name, data)
  else {
    await logAct(req, { kind: 'restored', noun: 'files', name }, { noun: 'files', id })
    const brochureTitle = storedText(before?.brochureTitle) || null
    await storeFile(req, name, data, {}, { id, brochureTitle }).catch(rejectWithWords(name))
  }
  await dropBytes(req, { whole: { equals: whole } })
}

export const listFiles = staffAct(async (req) => {
  const docs = await findAll(req, 'files', { user: req.user })
  const usesOf = await readFileUses(req)
  return docs
    .map((file) => ({
      name: file.filename ?? '',
      size: file.filesize ?? 0,
      type: file.mimeType ?? '',
      updatedAt: file.updatedAt,
      uses: usesOf(file),
    }))
    .sort((a, b) => compareGerman(a.name, b.name))
})

/** The type, name and address stay. */
export async function replaceFile(
  payload: Payload,
  user: TypedUser,
  { name, content }: { name: string; content: string },
) {
  const sent = bytesOf(content)
  const type = await detectFileType(sent)
  const data = await shrinkPicture(sent, type)
  return inTransactionAs(payload, user, async (req) => {
    req.context[bytesAreUnchanged] = true
    const file = await findFile(req, name)
    if (!file) throw unknownDocument('files')
    if (file.mimeType !== type) throw apiError('file_type_differs', { field: 'content' })
    return logLineOfChange(req, await writeBytes(req, file.id, name, data))
  })
}

/** Hooks keep the former bytes and write the log line. */
async function writeBytes(req: PayloadRequest, id: string, name: string, data: Buffer) {
  const file = await uploadOf(name, data)
  const write = { collection: 'files', id, data: {}, file, overwriteExistingFiles: true, depth: 0 } as const
  return req.payload.update({ ...write, ...asStaff(req) }).catch(rejectWithWords(name))
}
