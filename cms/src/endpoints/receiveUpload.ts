import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import busboy from 'busboy'
import { apiError } from '#lib/errors/apiError.ts'
import { say } from '#lib/words/translate.ts'

export interface Upload {
  path: string
  /** Name given by the client, without folders. */
  name: string
  /** Bytes. */
  size: number
  remove(): Promise<void>
}

interface Options {
  /** Bytes. */
  limit: number
  folder: string
}

/** Bytes for form headers around the file. */
export const formOverhead = 100_000

/**
 * Nothing is held in memory, and other fields of the form are dropped.
 * @throws ApiError; the server must then drain the rest of the body
 */
export async function receiveUpload(
  body: Readable,
  headers: IncomingHttpHeaders,
  { limit, folder }: Options,
): Promise<Upload> {
  if (!/^multipart\/form-data\b/i.test(headers['content-type'] ?? ''))
    throw apiError('unsupported_type.upload')
  if (Number(headers['content-length'] ?? 0) > limit + formOverhead) throw tooLarge(limit)
  await mkdir(folder, { recursive: true })
  const uploadFolder = await mkdtemp(path.join(folder, 'upload-'))
  const remove = () => rm(uploadFolder, { recursive: true, force: true })
  try {
    const file = await receiveFile(body, headers, { limit, target: path.join(uploadFolder, 'file') })
    return { ...file, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

type ReceivedFile = Omit<Upload, 'remove'>

async function receiveFile(
  body: Readable,
  headers: IncomingHttpHeaders,
  { limit, target }: { limit: number; target: string },
) {
  const form = openForm(headers, limit)
  let writing: Promise<ReceivedFile> | undefined
  const parsed = new Promise<void>((resolve, reject) => {
    form.on('file', (field, stream, { filename }) => {
      // One file is enough; a second one of the same name would overwrite it.
      if (field !== 'file' || writing) return void stream.resume()
      stream.on('limit', () => reject(tooLarge(limit)))
      writing = write(stream, target, filename)
      writing.catch(reject)
    })
    form.on('error', () => reject(malformed()))
    form.on('close', resolve)
    body.on('error', reject)
    body.on('aborted', () => reject(malformed()))
  })
  body.pipe(form)
  try {
    await parsed
    const file = await writing
    if (!file) throw apiError('file_missing', { field: 'file' })
    return file
  } finally {
    body.unpipe(form)
    form.destroy()
    await writing?.catch(() => {})
  }
}

function openForm(headers: IncomingHttpHeaders, limit: number) {
  try {
    // One byte more: a file of exactly the limit must not count as cut off.
    const limits = {
      fileSize: limit + 1,
      files: 5,
      fields: 20,
      fieldSize: 10_000,
      parts: 25,
      headerPairs: 50,
    }
    return busboy({ headers, limits, defParamCharset: 'utf8' })
  } catch {
    throw malformed()
  }
}

async function write(
  stream: Readable & { truncated?: boolean },
  target: string,
  filename: string | undefined,
) {
  const file = createWriteStream(target)
  await pipeline(stream, file)
  return { path: target, name: plainName(filename), size: file.bytesWritten }
}

function plainName(filename: string | undefined): string {
  const name = (filename ?? '').split(/[/\\]/).at(-1)?.replace(/\p{C}/gu, '').trim()
  return name ? name.slice(-150) : say('file.table')
}

const malformed = () => apiError('malformed')
const tooLarge = (limit: number) =>
  apiError('too_large.file', { values: { megabytes: Math.floor(limit / 1_000_000) } })
