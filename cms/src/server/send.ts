import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Who } from '@directory/shared/roles'
import type { Request, Response } from 'express'
import { contentDisposition } from '../contract/contentDisposition.ts'
import type { FileAnswer } from '../contract/handler.ts'
import type { Answer } from '../contract/perform.ts'
import { responseOf } from '../readModel/cachedResponse.ts'
import type { ResponseCache } from '../readModel/responseCache.ts'
import { filePolicy } from '../services/filePolicy.ts'
import { matches, sendCached } from './sendCached.ts'

const json = 'application/json; charset=utf-8'

export function sendRefusal(res: Response, status: number, code: string, message: string): void {
  res
    .status(status)
    .set({ 'Content-Type': json, 'Cache-Control': 'no-store' })
    .end(JSON.stringify({ success: false, message, code }))
}

export async function sendAnswer(
  req: Request,
  res: Response,
  responses: ResponseCache,
  answer: Answer,
  who: Who,
): Promise<void> {
  if (answer.kind === 'ready') return sendCached(req, res, responses, answer.ready)
  if (answer.kind === 'file') return sendFile(req, res, answer.file, who)
  if (answer.retryAfter !== undefined) res.set('Retry-After', String(answer.retryAfter))
  const body = JSON.stringify(answer.value)
  // Refusals and anything for staff must not be kept; public answers can be asked for again by their validator.
  if (answer.status === 200 && who === 'public' && (req.method === 'GET' || req.method === 'HEAD')) {
    return sendCached(req, res, responses, responseOf(body))
  }
  res.status(answer.status).set({ 'Content-Type': json, 'Cache-Control': 'no-store' }).end(body)
}

async function sendFile(req: Request, res: Response, file: FileAnswer, who: Who): Promise<void> {
  if ('content' in file) return sendMade(req, res, file)
  const { size, mtimeMs } = await stat(file.path)
  const etag = `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`
  res.set({
    'Content-Type': file.contentType,
    'Content-Disposition': contentDisposition(file.disposition, file.name),
    'Content-Security-Policy': filePolicy,
    ...(who === 'public' ? { 'Cache-Control': 'no-cache', ETag: etag } : { 'Cache-Control': 'no-store' }),
  })
  if (who === 'public' && matches(req.headers['if-none-match'], etag)) {
    res.status(304).end()
    return
  }
  res.set('Content-Length', String(size))
  if (req.method === 'HEAD') {
    res.end()
    return
  }
  // A visitor who leaves in the middle is no failure.
  await pipeline(createReadStream(file.path), res).catch(() => res.destroy())
}

async function sendMade(
  req: Request,
  res: Response,
  file: Extract<FileAnswer, { content: unknown }>,
): Promise<void> {
  res.set({
    'Content-Type': file.contentType,
    'Content-Disposition': contentDisposition(file.disposition, file.name),
    'Content-Security-Policy': filePolicy,
    'Cache-Control': 'no-store',
  })
  if (req.method === 'HEAD') {
    res.end()
    return
  }
  const content = file.content instanceof Uint8Array ? [file.content] : file.content
  await pipeline(Readable.from(content), res).catch(() => res.destroy())
}
