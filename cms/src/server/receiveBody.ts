import { IncomingMessage } from 'node:http'
import { fileLimits } from '@directory/shared/fileLimits'
import type { Request, Response } from 'express'
import type { Payload } from 'payload'
import { usualLimit } from '../contract/collectBody.ts'
import { formOverhead } from '../contract/receiveUpload.ts'
import { ApiError, apiError } from '../operations/errors/apiError.ts'
import { assertModest } from '../operations/errors/parseJson.ts'
import { hasBody, isOfStaff, isRead } from './admitToNext.ts'
import { readBytes } from './readBody.ts'
import { sendError } from './send.ts'
import { isDecodable } from './serverActions.ts'

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
  const isAction = req.method === 'POST' && req.headers['next-action'] !== undefined
  if (!hasBody(req) && !isAction) return req
  if (isRead(req)) return replay(req, Buffer.alloc(0))
  const isStaff = isOfStaff(req)
  const limit = isStaff ? staffLimit(req.path) : usualLimit
  try {
    const bytes = await readBytes(payload, req, { res, limit, isStaff })
    if (req.is('json')) assertModest(bytes.toString('utf8'))
    if (isAction && !(await isDecodable(req, bytes))) throw apiError('malformed')
    return replay(req, bytes)
  } catch (error) {
    if (req.destroyed && !req.complete) res.destroy()
    else if (error instanceof ApiError) sendApiError(res, error)
    else throw error
    return null
  }
}

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
