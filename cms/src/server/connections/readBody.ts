import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Request, Response } from 'express'
import type { Payload } from 'payload'
import { collectBody } from '#endpoints/collectBody.ts'
import { readJson } from '#endpoints/readJson.ts'
import { apiError } from '#lib/errors/apiError.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import { clientOf } from './requestHead.ts'

/** For clients that ask beforehand (`Expect: 100-continue`). */
export function openBody(req: IncomingMessage, res: ServerResponse) {
  if (/^100-continue$/i.test(req.headers.expect ?? '') && !res.headersSent) res.writeContinue()
}

interface Options {
  res: Response
  /** Bytes. */
  limit: number
  isStaff: boolean
}

/** Takes room in memory as the body arrives, until its request is answered. */
function beginReading(payload: Payload, req: Request, { res, limit, isStaff }: Options) {
  const { strangers, staff } = runtimeOf(payload).bodies
  const { take, release } = (isStaff ? staff : strangers).hold(clientOf(req))
  if (!res.closed) {
    res.once('close', release)
    if (Number(req.headers['content-length'] ?? limit) > limit) throw apiError('too_large')
  }
  openBody(req, res)
  return { limit, take }
}

export const readBodyOf =
  (payload: Payload, req: Request, res: Response) =>
  async (limit: number, isStaff: boolean): Promise<unknown> =>
    readJson(req, req.headers, beginReading(payload, req, { res, limit, isStaff }))

/** @throws ApiError */
export const readBytes = async (payload: Payload, req: Request, options: Options) =>
  collectBody(req, beginReading(payload, req, options))
