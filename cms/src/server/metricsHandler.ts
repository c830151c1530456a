import { createHash, timingSafeEqual } from 'node:crypto'
import type { RequestHandler } from 'express'
import type { Payload } from 'payload'
import type { Registry } from 'prom-client'
import type { Environment } from '../environment.ts'
import { refusalWords } from '../operations/errors/apiError.ts'
import { sendError } from './answers/send.ts'
import { createRegistry } from './metrics/createRegistry.ts'
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
  let registry: Registry | undefined

  /** Shared by all requests of the same time, so that the figures are collected once. */
  let underWay: Promise<string> | undefined

  return async (req, res) => {
    const isOpen = expected
      ? timingSafeEqual(hash(req.headers.authorization ?? ''), expected)
      : isPrivateRequest(settings, req)
    if (!isOpen) return sendError(res, 404, 'not_found', refusalWords('not_found'))
    // Created on demand: the figures of the process cost timers.
    registry ??= createRegistry(payload, settings, requests)
    underWay ??= registry.metrics().finally(() => {
      underWay = undefined
    })
    res.set({ 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }).end(await underWay)
  }
}
