import { fileLimits } from '@directory/shared/fileLimits'
import { compareGerman } from '@directory/shared/fold'
import { type Payload, type PayloadRequest, type TypedUser, ValidationError } from 'payload'
import { asStaff } from '../../access/asStaff.ts'
import { createDocument } from '../../lib/createDocument.ts'
import { apiError, apiErrors } from '../../lib/errors/apiError.ts'
import { isStorageFailure } from '../../lib/errors/storageFailure.ts'
import { findBytes, type StoredBytes } from '../../lib/fileBytes/fileBytes.ts'
import { countAll, findAll, findFirst } from '../../lib/find/find.ts'
import { createConcurrencyLimit } from '../../lib/limits/concurrencyLimit.ts'
import { shrinkPicture } from '../../lib/pictures/shrinkPicture.ts'
import { inTransactionAs, staffAct } from '../../lib/transaction/inTransaction.ts'
import type { File } from '../../payload-types.ts'
import { firstDocument } from '../documents.ts'
import { detectFileType } from './fileType.ts'

const maxNameLength = 120

export async function fileNames(payload: Payload, user: TypedUser): Promise<string[]> {
  const docs = await findAll(payload, 'files', { user })
  return docs.map(({ filename }) => filename ?? '').sort(compareGerman)
}

/** Replaces slashes in a title such as "2026/27". */
export const withoutSlashes = (title: string): string =>
  title
    .split(/[\\/]/)
    .map((part) => part.trim())
    .join('-')

/** May return ''. */
export function cleanFileName(name: string): string {
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

interface Upload {
  name: string
  content: string
}

interface Rules {
  /** Maximum number of bytes that may be sent. */
  max: number
  /** Bytes after a picture was made smaller; absent: `max`. */
  maxStored?: number
  /** Allowed file types; absent: every harmless one. */
  types?: readonly string[]
  nameFor: (req: PayloadRequest, name: string) => Promise<string>
  scope?: { overrideAccess: boolean }
}

/** The name must be free. Returns it. */
export const saveFile = (payload: Payload, user: TypedUser, upload: Upload): Promise<string> =>
  storeBytes(payload, user, upload, {
    max: fileLimits.file,
    nameFor: async (req, name) => {
      if (await findFile(req, name)) throw fileExists(name)
      return name
    },
  })

export async function storeBytes(
  payload: Payload,
  user: TypedUser,
  { name, content }: Upload,
  { max, maxStored = max, types, nameFor, scope }: Rules,
): Promise<string> {
  const cleanName = cleanFileName(name)
  if (cleanName === '') throw apiError('file_name_invalid', { field: 'name' })
  const sent = bytesOf(content, max)
  const type = await detectFileType(sent)
  // Before the transaction, because others wait for that.
  const data = await shrinkPicture(sent, type).catch((fault) => {
    throw sent.length > maxStored ? tooLarge(maxStored) : fault
  })
  if (data.length > maxStored) throw tooLarge(maxStored)
  if (types && !types.includes(type)) throw notAPicture()
  const store = async (req: PayloadRequest) => {
    req.context[bytesAreUnchanged] = true
    const filename = await nameFor(req, cleanName)
    const stored = await storeFile(req, filename, data, scope).catch((error) =>
      rejectWithWords(error, filename),
    )
    return stored.filename ?? filename
  }
  return inTurn(() => inTransactionAs(payload, user, store))
}

/** @param max bytes @throws ApiError */
export function bytesOf(content: string, max: number): Buffer {
  const data = decodeContent(content)
  if (!data) throw apiError('content_invalid', { field: 'content' })
  if (data.length > max) throw tooLarge(max)
  return data
}

const tooLarge = (max: number) =>
  apiError('too_large.file', { field: 'content', values: { megabytes: Math.floor(max / 1024 / 1024) } })

const notAPicture = () => apiError('file_refused.picture', { field: 'content' })

const fileExists = (filename: string) =>
  apiError('file_exists', { field: 'name', values: { name: filename } })

/** Replaces Payload's English and technical refusal by our words. */
export function rejectWithWords(error: unknown, filename: string): never {
  if (isStorageFailure(error)) throw apiErrors.notSaved()
  if (!(error instanceof ValidationError)) throw error
  // Another server was faster.
  if (error.data.errors.some(({ path }) => path === 'filename')) throw fileExists(filename)
  throw apiError('file_refused', { field: 'content' })
}

/** Key in `req.context`: the bytes of a deleted file are kept. */
export const deletionCanBeUndone = 'deletionCanBeUndone'

/** Key in `req.context`: the bytes were stored before and are written unchanged. */
export const bytesAreUnchanged = 'bytesAreUnchanged'

export async function storeFile(
  req: PayloadRequest,
  name: string,
  data: Buffer,
  scope = {},
  fields: Partial<Pick<File, 'id' | 'brochureTitle'>> = {},
): Promise<File> {
  const file = { name, data, mimetype: await detectFileType(data), size: data.length }
  return createDocument(req, 'files', fields, { file, ...asStaff(req), ...scope })
}

export const findFile = (req: PayloadRequest, filename: string): Promise<File | null> =>
  firstDocument(req, 'files', { filename: { equals: filename } })

/** Appends a number if the name is taken. */
export async function freeName(req: PayloadRequest, wanted: string): Promise<string> {
  const [, base = wanted, extension = ''] = /^(.*?)(\.[^.]*)?$/s.exec(wanted) ?? []
  for (let number = 1; ; number++) {
    const name = number === 1 ? wanted : `${base}-${number}${extension}`
    const where = { filename: { equals: name } }
    if ((await countAll(req.payload, 'files', { where, req })) === 0) return name
  }
}

/** Needs no right to read files. */
export async function isPictureFile(req: PayloadRequest, filename: string): Promise<boolean> {
  const file = await findFirst(req.payload, 'files', { where: { filename: { equals: filename } }, req })
  return file?.mimeType?.startsWith('image/') === true
}

/** Returns the bytes and the document of a file to anyone; null also if only its document exists. */
export async function findStoredFile(
  payload: Payload,
  name: string,
): Promise<{ bytes: StoredBytes; file: File } | null> {
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
  const line = await firstDocument(req, 'logs', {
    and: [
      { target: { equals: file.id } },
      { undoKind: { equals: 'delete' } },
      { undoneAt: { exists: false } },
    ],
  })
  return line?.id ?? ''
})

/** Writes a log line that can undo it. */
export async function deleteFileInto(req: PayloadRequest, id: string): Promise<void> {
  req.context[deletionCanBeUndone] = true
  await req.payload.delete({ collection: 'files', id, depth: 0, ...asStaff(req) })
}
