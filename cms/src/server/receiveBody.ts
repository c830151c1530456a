import { IncomingMessage } from 'node:http'
import { fileLimits } from '@directory/shared/fileLimits'
import type { Request, Response } from 'express'
import type { Payload } from 'payload'
import { usualLimit } from '../contract/collectBody.ts'
import { formOverhead } from '../contract/receiveUpload.ts'
import { ApiError } from '../operations/errors/apiError.ts'
import { assertModest } from '../operations/errors/parseJson.ts'
import { hasBody, isOfStaff, isRead } from './admitToNext.ts'
import { readBytes } from './readBody.ts'
import { sendError } from './send.ts'

/** Bytes that a body may have with a session; a path in another spelling has the usual limit. */
function staffLimit(path: string): number {
  if (/^\/cms\/api\/files(\/|$)/.test(path)) return fileLimits.file + formOverhead
  if (/^\/(cms\/api\/pages|admin)(\/|$)/.test(path)) return fileLimits.page + formOverhead
  return usualLimit
}

/**
 * Takes in the body of a request that goes to Next, where nothing counts on the way, and answers a request that holds
 * it; null when it was refused or broke off. Whether it may be sent at all has been asked before.
 */
export async function receiveBody(
  payload: Payload,
  req: Request,
  res: Response,
): Promise<IncomingMessage | null> {
  if (!hasBody(req)) return req
  if (isRead(req)) return replay(req, Buffer.alloc(0))
  const isStaff = isOfStaff(req)
  const limit = isStaff ? staffLimit(req.path) : usualLimit
  try {
    const bytes = await readBytes(payload, req, { res, limit, isStaff })
    for (const json of jsonIn(req, bytes)) assertModest(json)
    return replay(req, bytes)
  } catch (error) {
    if (req.destroyed && !req.complete) res.destroy()
    else if (error instanceof ApiError) sendApiError(res, error)
    else throw error
    return null
  }
}

/** The JSON texts of a body. Server actions send theirs as plain text, or as parts of a form. */
function jsonIn(req: Request, bytes: Buffer): string[] {
  if (req.is('json')) return [bytes.toString('utf8')]
  if (req.headers['next-action'] === undefined) return []
  const boundary = /boundary="?([^";]+)/i.exec(req.headers['content-type'] ?? '')?.[1]
  const text = bytes.toString('utf8')
  const parts = boundary ? text.split(`--${boundary}`).map(afterHead) : [text]
  return parts.filter((part) => /^\s*[[{]/.test(part))
}

const afterHead = (part: string) => part.slice(part.indexOf('\r\n\r\n') + 4)

function sendApiError(res: Response, { status, message, data: { code, retryAfter } }: ApiError): void {
  if (retryAfter !== undefined) res.set('Retry-After', String(retryAfter))
  sendError(res, status, code, message)
}

/** The same request once more, with its body in it. */
function replay(req: Request, body: Buffer): IncomingMessage {
  const again = new IncomingMessage(req.socket)
  again.method = req.method
  again.url = req.url
  again.httpVersion = req.httpVersion
  again.httpVersionMajor = req.httpVersionMajor
  again.httpVersionMinor = req.httpVersionMinor
  again.rawHeaders = req.rawHeaders
  // As the front door has completed them.
  again.headers = req.headers
  again.complete = true
  again.push(body)
  again.push(null)
  return again
}
