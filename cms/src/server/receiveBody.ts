import { IncomingMessage } from 'node:http'
import { type CallKey, contract } from '@directory/shared/contract'
import { fileLimits } from '@directory/shared/fileLimits'
import type { Request, Response } from 'express'
import type { Payload } from 'payload'
import { sessionOf } from '../collections/Users/sessions.ts'
import { formOverhead } from '../contract/receiveUpload.ts'
import { sendError } from './send.ts'

const usualLimit = 1_000_000
/** Bytes of a body that is refused which are waited for before the answer: many clients read none while they send. */
const mostToOutlast = 64_000_000

/** Bytes that a body may have for whoever is logged in; a path that is written in another way has the usual limit. */
function staffLimit(path: string): number {
  if (/^\/cms\/api\/files(\/|$)/.test(path)) return fileLimits.file + formOverhead
  if (/^\/(cms\/api\/pages|admin)(\/|$)/.test(path)) return fileLimits.page + formOverhead
  const key = `POST ${path.replace(/^\/cms\/api\/contract/, '/api')}`
  const call = key in contract ? contract[key as CallKey] : undefined
  if (!call) return usualLimit
  const { upload, bodyLimit = usualLimit } = call as { upload?: number; bodyLimit?: number }
  return upload === undefined ? bodyLimit : upload + formOverhead
}

/**
 * Takes in the body of a request that goes to Next, where nothing counts on the way, and answers a request that holds
 * it; null when it was refused or broke off. So Next never begins with what is too large, and nobody who is not
 * logged in can make us hold more than the usual megabyte.
 */
export async function receiveBody(
  payload: Payload,
  req: Request,
  res: Response,
): Promise<IncomingMessage | null> {
  if (req.headers['transfer-encoding'] === undefined && !Number(req.headers['content-length'] ?? 0))
    return req
  const mostForStaff = staffLimit(req.path)
  const isStaff = mostForStaff > usualLimit && (await sessionOf(payload, new Headers(plain(req)))) !== null
  const limit = isStaff ? mostForStaff : usualLimit
  const chunks: Buffer[] = []
  let size = 0
  try {
    // A request that is refused must still be answered: it is not to be destroyed with its reader.
    for await (const chunk of req.iterator({ destroyOnReturn: false })) {
      size += chunk.length
      if (size <= limit) chunks.push(chunk)
      else chunks.length = 0
      if (size > mostToOutlast) break
    }
  } catch {
    res.destroy()
    return null
  }
  if (size > limit) {
    req.on('error', () => {}).resume()
    sendError(res, 413, 'too_large', 'Das ist zu groß.')
    return null
  }
  return replay(req, Buffer.concat(chunks))
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

const plain = ({ headers }: Request) =>
  Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  )
