import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Request, Response } from 'express'
import type { Payload } from 'payload'
import { collectBody } from '#endpoints/collectBody.ts'
import { readJson } from '#endpoints/readJson.ts'
import { apiError } from '#lib/errors/apiError.ts'
import type { Holding } from '#lib/limits/byteBudget.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import { clientOf } from './requestHead.ts'

/** For clients that ask beforehand (`Expect: 100-continue`). */
export function openBody(req: IncomingMessage, res: ServerResponse) {
  if (/^100-continue$/i.test(req.headers.expect ?? '') && !res.headersSent) res.writeContinue()
}

interface Options {
  /** Bytes. */
  limit: number
  isStaff: boolean
}

/** Takes room in memory as the body arrives, until its request is answered. */
function roomFor(
  payload: Payload,
  req: Request,
  { res, limit, isStaff }: Options & { res: Response },
): Holding['take'] {
  const { strangers, staff } = runtimeOf(payload).bodies
  const holding = (isStaff ? staff : strangers).hold(clientOf(req))
  if (res.closed) return holding.take
  res.once('close', holding.release)
  if (Number(req.headers['content-length'] ?? limit) > limit) throw apiError('too_large')
  return holding.take
}

export const readBodyOf =
  (payload: Payload, req: Request, res: Response) =>
  async (limit: number, isStaff: boolean): Promise<unknown> => {
    const take = roomFor(payload, req, { res, limit, isStaff })
    openBody(req, res)
    return readJson(req, req.headers, { limit, take })
  }

/** @throws ApiError */
export async function readBytes(payload: Payload, req: Request, options: Options & { res: Response }) {
  const take = roomFor(payload, req, options)
  openBody(req, options.res)
  return collectBody(req, { limit: options.limit, take })
}
