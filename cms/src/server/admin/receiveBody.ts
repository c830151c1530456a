import { IncomingMessage } from 'node:http'
import type { Request, Response } from 'express'
import type { Payload } from 'payload'
import { usualLimit } from '#endpoints/collectBody.ts'
import { formOverhead } from '#endpoints/receiveUpload.ts'
import { assertModest } from '#lib/errors/parseJson.ts'
import { fileLimits } from '#shared/fileLimits'
import { readBytes } from '../connections/readBody.ts'
import { hasBody, isReadMethod } from '../connections/requestHead.ts'
import { isOfAdmin } from './adminsAlone.ts'

/** The maximum number of bytes of a body of an Admin; a path in another spelling has the usual limit. */
function adminLimit(path: string) {
  if (/^\/cms\/api\/files(\/|$)/.test(path)) return fileLimits.file + formOverhead
  if (/^\/(cms\/api\/pages|admin)(\/|$)/.test(path)) return fileLimits.page + formOverhead
  return usualLimit
}

/** Next limits no bodies. Null if the body broke off. Whether the client may send it has been checked before. */
export async function receiveBody(payload: Payload, req: Request, res: Response) {
  if (!hasBody(req)) return req
  if (isReadMethod(req)) return replay(req, Buffer.alloc(0))
  const isStaff = isOfAdmin(req)
  const limit = isStaff ? adminLimit(req.path) : usualLimit
  try {
    const bytes = await readBytes(payload, req, { res, limit, isStaff })
    if (req.is('json')) assertModest(bytes.toString('utf8'))
    return replay(req, bytes)
  } catch (error) {
    if (!req.destroyed || req.complete) throw error
    res.destroy()
    return null
  }
}

function replay(req: Request, body: Buffer) {
  const again = new IncomingMessage(req.socket)
  again.method = req.method
  again.url = req.url
  again.httpVersion = req.httpVersion
  again.httpVersionMajor = req.httpVersionMajor
  again.httpVersionMinor = req.httpVersionMinor
  again.rawHeaders = req.rawHeaders
  // Including the headers that our own handlers have added.
  again.headers = req.headers
  again.complete = true
  again.push(body)
  again.push(null)
  return again
}
