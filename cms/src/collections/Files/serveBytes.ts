import { Readable } from 'node:stream'
import type { UploadConfig } from 'payload'
import { getRangeRequestInfo } from 'payload/internal'
import { apiError } from '#lib/errors/apiError.ts'
import { findBytes } from '#lib/fileBytes/fileBytes.ts'
import { withFilePolicy } from './filePolicy.ts'
import { findFile } from './storeFile.ts'

/** Payload has checked the user before. */
export const serveBytes: NonNullable<UploadConfig['handlers']>[number] = async (req, { params }) => {
  const file = await findFile(req, params.filename)
  const bytes = file && (await findBytes(req.payload, file.id))
  if (!bytes) throw apiError('not_found.file')
  const range = getRangeRequestInfo({ fileSize: bytes.size, rangeHeader: req.headers.get('range') })
  const headers = withFilePolicy(new Headers(range.headers))
  if (range.type === 'invalid') return new Response(null, { status: range.status, headers })
  headers.set('Content-Type', file.mimeType ?? 'application/octet-stream')
  const part = range.type === 'partial' ? { start: range.rangeStart, end: range.rangeEnd } : undefined
  return new Response(Readable.toWeb(bytes.read(part)) as ReadableStream, { status: range.status, headers })
}
