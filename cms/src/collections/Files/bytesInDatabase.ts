import { Readable } from 'node:stream'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, UploadConfig } from 'payload'
import { getRangeRequestInfo } from 'payload/internal'
import { apiError } from '../../lib/errors/apiError.ts'
import { namedFile } from '../../lib/fileStore/fileStore.ts'
import { fileStoreOf } from '../../lib/fileStore/fileStoreOf.ts'
import { withFilePolicy } from './filePolicy.ts'
import { findFile } from './storeFile.ts'

const keepBytes: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (req.file?.data) await fileStoreOf(req.payload).put(namedFile(doc), Readable.from([req.file.data]), req)
  return doc
}

const dropBytes: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await fileStoreOf(req.payload).remove(namedFile(doc), req)
  return doc
}

type Serve = NonNullable<UploadConfig['handlers']>[number]

/** Serves a file's bytes. Payload has checked the user before. */
export const serveBytes: Serve = async (req, { params }) => {
  const file = await findFile(req, params.filename)
  const bytes = file && (await fileStoreOf(req.payload).find(namedFile(file)))
  if (!bytes) throw apiError('not_found.file')
  const range = getRangeRequestInfo({ fileSize: bytes.size, rangeHeader: req.headers.get('range') })
  const headers = withFilePolicy(new Headers(range.headers))
  if (range.type === 'invalid') return new Response(null, { status: range.status, headers })
  headers.set('Content-Type', file.mimeType ?? 'application/octet-stream')
  const part = range.type === 'partial' ? { start: range.rangeStart, end: range.rangeEnd } : undefined
  return new Response(Readable.toWeb(bytes.read(part)) as ReadableStream, { status: range.status, headers })
}

/** Hooks of `files` that do for the database what Payload itself does for a folder. */
export const bytesInDatabase = {
  beforeOperation: [],
  beforeValidate: [],
  beforeDelete: [],
  afterChange: [keepBytes],
  afterDelete: [dropBytes],
}
