import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Request, Response } from 'express'
import type { Payload } from 'payload'
import { collectBody, usualLimit } from '../../endpoints/collectBody.ts'
import { readJson } from '../../endpoints/readJson.ts'
import { apiError } from '../../lib/errors/apiError.ts'
import type { Holding } from '../../lib/limits/byteBudget.ts'
import { addressKey } from '../../lib/limits/rateLimits.ts'
import { runtimeOf } from '../../lib/runtime/runtime.ts'
import { markBodyPaused } from './guardConnections.ts'

/** Tells clients that ask beforehand (`Expect: 100-continue`) that they may send their body. */
export function openBody(req: IncomingMessage, res: ServerResponse): void {
  if (/^100-continue$/i.test(req.headers.expect ?? '') && !res.headersSent) res.writeContinue()
}

interface Options {
  /** Bytes. */
  limit: number
  isStaff: boolean
}

/**
 * Reserves room in memory for a body until its request is answered. Large bodies come from staff and wait until there
 * is room for all of it; others take room as they arrive, and are refused if there is none.
 */
async function roomFor(
  payload: Payload,
  req: Request,
  { res, limit, isStaff }: Options & { res: Response },
): Promise<Holding['take'] | undefined> {
  const { strangers, staff } = runtimeOf(payload).bodies
  const holding = (isStaff ? staff : strangers).hold(addressKey(req.ip ?? 'unknown'))
  if (res.closed) return holding.take
  res.once('close', holding.release)
  const length = Number(req.headers['content-length'] ?? limit)
  if (length > limit) throw apiError('too_large')
  if (length <= usualLimit) return holding.take
  const goOn = markBodyPaused(req)
  await holding.wait(length).finally(goOn)
  return undefined
}

/** Reads the JSON of a body for `perform`. */
export const readBodyOf =
  (payload: Payload, req: Request, res: Response) =>
  async (limit: number, isStaff: boolean): Promise<unknown> => {
    const take = await roomFor(payload, req, { res, limit, isStaff })
    openBody(req, res)
    return readJson(req, req.headers, { limit, take })
  }

/** Returns the bytes of a body. @throws ApiError */
export async function readBytes(payload: Payload, req: Request, options: Options & { res: Response }) {
  const take = await roomFor(payload, req, options)
  openBody(req, options.res)
  return collectBody(req, { limit: options.limit, take })
}
