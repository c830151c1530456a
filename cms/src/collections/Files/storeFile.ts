import { type Payload, type PayloadRequest, type TypedUser, ValidationError } from 'payload'
import { asStaff } from '#access/asStaff.ts'
import { createDocument } from '#lib/createDocument.ts'
import { apiError, apiErrors } from '#lib/errors/apiError.ts'
import { isStorageFailure } from '#lib/errors/storageFailure.ts'
import { findBytes } from '#lib/fileBytes/fileBytes.ts'
import { exists, findAll, findFirst } from '#lib/find/find.ts'
import { createConcurrencyLimit } from '#lib/limits/concurrencyLimit.ts'
import { shrinkPicture } from '#lib/pictures/shrinkPicture.ts'
import { inTransactionAs, staffAct } from '#lib/transaction/inTransaction.ts'
import type { File } from '#payload-types.ts'
import { fileLimits } from '#shared/fileLimits'
import { compareGerman } from '#shared/fold'
import { firstDocument } from '../documents.ts'
import { detectFileType } from './fileType.ts'

const maxNameLength = 120

export async function fileNames(payload: Payload, user: TypedUser) {
  const docs = await findAll(payload, 'files', { user })
  return docs.map(({ filename }) => filename ?? '').sort(compareGerman)
}

/** Replaces slashes in a title such as "2026/27". */
export const withoutSlashes = (title: string) =>
  title
    .split(/[\\/]/)
    .map((part) => part.trim())
    .join('-')

/** May return ''. */
export function cleanFileName(name: string) {
  const last = name.normalize('NFC').split(/[\\/]/).at(-1) ?? ''
  const plain = last
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*#%]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|(?<![.\s])[.\s]+$/g, '')
  const [, base = '', extension = ''] = /^(.*?)(\.[\p{L}\p{N}]{1,10})?$/u.exec(plain) ?? []
  const short = base.slice(0, maxNameLength - extension.length).trim()
  // Windows reserves these names for devices, with any extension.
  return /^(?:con|prn|aux|nul|com\d|lpt\d)$/i.test(short) ? `_${short}${extension}` : short + extension
}

/** Base64 with or without the head of a data URL; null if it is none. */
function decodeContent(content: string): Buffer | null {
  const plain = content.replace(/^data:[^,]{0,200};base64,/i, '').replace(/\s+/g, '')
  const letters = plain.replace(/={1,2}$/, '')
  // Searches for wrong characters: an expression for right ones would store a backtracking state for each of 27
  // million.
  if (letters === '' || plain.length % 4 === 1 || /[^a-z0-9+/_-]/i.test(letters)) return null
  return Buffer.from(plain, 'base64')
}

/** Otherwise Payload would rename the second of two files of the same name. */
const inTurn = createConcurrencyLimit()

export const pictureTypes = ['png', 'jpeg', 'gif', 'webp', 'avif'].map((kind) => `image/${kind}`)

/** The name must be free; a number is appended to that of a picture. */
export async function saveFile(
  payload: Payload,
  user: TypedUser,
  { name, content }: { name: string; content: string },
  { isPicture = false } = {},
) {
  const cleanName = cleanFileName(name)
  if (cleanName === '') throw apiError('file_name_invalid', { field: 'name' })
  const sent = bytesOf(content)
  const type = await detectFileType(sent)
  const max = isPicture ? fileLimits.picture : fileLimits.file
  // Before the transaction, because others wait for that.
  const data = await shrinkPicture(sent, type).catch((fault) => {
    throw sent.length > max ? tooLarge(max) : fault
  })
  if (data.length > max) throw tooLarge(max)
  if (isPicture && !pictureTypes.includes(type)) throw apiError('file_refused.picture', { field: 'content' })
  const store = async (req: PayloadRequest) => {
    req.context[bytesAreUnchanged] = true
    const filename = isPicture ? await freeName(req, cleanName) : cleanName
    if (!isPicture && (await findFile(req, filename))) throw fileExists(filename)
    // Editors may add pictures, but do nothing else with files.
    const scope = { overrideAccess: isPicture }
    const stored = await storeFile(req, filename, data, scope).catch(rejectWithWords(filename))
    return stored.filename ?? filename
  }
  return inTurn(() => inTransactionAs(payload, user, store))
}

/** @throws ApiError */
export function bytesOf(content: string): Buffer {
  const data = decodeContent(content)
  if (!data) throw apiError('content_invalid', { field: 'content' })
  if (data.length > fileLimits.file) throw tooLarge(fileLimits.file)
  return data
}

const tooLarge = (max: number) =>
  apiError('too_large.file', { field: 'content', values: { megabytes: Math.floor(max / 1024 / 1024) } })

const fileExists = (filename: string) =>
  apiError('file_exists', { field: 'name', values: { name: filename } })

/** Instead of Payload's English and technical refusal. */
export const rejectWithWords = (filename: string) => (error: unknown) => {
  if (isStorageFailure(error)) throw apiErrors.tryAgain('not_saved')
  if (!(error instanceof ValidationError)) throw error
  // Another server was faster.
  if (error.data.errors.some(({ path }) => path === 'filename')) throw fileExists(filename)
  throw apiError('file_refused', { field: 'content' })
}

/** Key in `req.context`: the bytes of a deleted file are kept. */
export const deletionCanBeUndone = 'deletionCanBeUndone'

/** Key in `req.context`: the bytes were stored before and are written unchanged. */
export const bytesAreUnchanged = 'bytesAreUnchanged'

export const storeFile = async (
  req: PayloadRequest,
  name: string,
  data: Buffer,
  scope = {},
  fields: Partial<Pick<File, 'id' | 'brochureTitle'>> = {},
) => createDocument(req, 'files', fields, { file: await uploadOf(name, data), ...asStaff(req), ...scope })

export const uploadOf = async (name: string, data: Buffer) => ({
  name,
  data,
  mimetype: await detectFileType(data),
  size: data.length,
})

export const findFile = (req: PayloadRequest, filename: string) =>
  firstDocument(req, 'files', { filename: { equals: filename } })

export async function freeName(req: PayloadRequest, wanted: string) {
  const [, base = wanted, extension = ''] = /^(.*?)(\.[^.]*)?$/s.exec(wanted) ?? []
  for (let number = 1; ; number++) {
    const name = number === 1 ? wanted : `${base}-${number}${extension}`
    if (!(await exists(req, 'files', { filename: name }))) return name
  }
}

/** Needs no right to read files. */
export async function isPictureFile(req: PayloadRequest, filename: string) {
  const file = await findFirst(req, 'files', { where: { filename: { equals: filename } } })
  return file?.mimeType?.startsWith('image/') === true
}

/** For anyone; null also if only its document exists. */
export async function findStoredFile(payload: Payload, name: string) {
  const file = await findFirst(payload, 'files', { where: { filename: { equals: name } } })
  const bytes = file && (await findBytes(payload, file.id))
  return bytes && { bytes, file }
}

/**
 * Refused while something shows the file; its bytes are kept. Returns the id of the log line that can undo it, `""` if
 * the bytes were lost before.
 */
export const deleteFile = staffAct(async (req, name: string) => {
  const file = await findFile(req, name)
  if (!file) throw apiError('not_found.file')
  await deleteFileInto(req, file.id)
  const undoable = { undoKind: { equals: 'delete' }, undoneAt: { exists: false } }
  return (await firstDocument(req, 'logs', { target: { equals: file.id }, ...undoable }))?.id ?? ''
})

export async function deleteFileInto(req: PayloadRequest, id: string) {
  req.context[deletionCanBeUndone] = true
  await req.payload.delete({ collection: 'files', id, depth: 0, ...asStaff(req) })
}
