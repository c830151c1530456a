import { createHash, timingSafeEqual } from 'node:crypto'
import type { RequestHandler } from 'express'
import type { Payload } from 'payload'
import type { Environment } from '../environment.ts'
import { refusalWords } from '../operations/errors/apiError.ts'
import { sendError } from './answers/send.ts'
import type { RequestWatch } from './metrics/watchRequests.ts'
import { isPrivateRequest } from './privateServer.ts'

const hash = (text: string) => createHash('sha256').update(text).digest()

/** Serves the metrics. Without the token it answers 404, as if there were none. */
export function metricsHandler(
  payload: Payload,
  settings: Environment,
  requests: RequestWatch,
): RequestHandler {
  const { metricsToken } = settings
  const expected = metricsToken === null ? null : hash(`Bearer ${metricsToken}`)
  let registry: Promise<{ contentType: string; metrics(): Promise<string> }> | undefined

  /** Shared by all requests of the same time, so that the figures are collected once. */
  let underWay: Promise<string> | undefined

  return async (req, res) => {
    const isOpen = expected
      ? timingSafeEqual(hash(req.headers.authorization ?? ''), expected)
      : isPrivateRequest(settings, req)
    if (!isOpen) return sendError(res, 404, 'not_found', refusalWords('not_found'))
    // Loaded on demand: most servers need not hold the library in memory.
    registry ??= import('./metrics/createRegistry.ts').then(({ createRegistry }) =>
      createRegistry(payload, settings, requests),
    )
    const { contentType, metrics } = await registry
    underWay ??= metrics().finally(() => {
      underWay = undefined
    })
    res.set({ 'Content-Type': contentType, 'Cache-Control': 'no-store' }).end(await underWay)
  }
}
