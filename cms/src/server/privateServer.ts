import type { IncomingHttpHeaders } from 'node:http'
import type { RequestHandler } from 'express'
import type { Payload } from 'payload'
import { defaultLimits, type Environment } from '../environment.ts'
import { ApiError } from '../services/apiError.ts'
import { addressKey, createRateLimits } from '../services/rateLimits.ts'
import { runtimeOf } from '../services/runtime.ts'
import { isFirstAdminCode } from '../services/users/firstAdminCode.ts'
import { sendError } from './send.ts'

const forwarding = [
  ...['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port'],
  ...['x-forwarded-server', 'x-real-ip', 'x-client-ip', 'true-client-ip', 'cf-connecting-ip'],
]

/** Behind a proxy the whole world arrives from loopback; what it says on the way tells it apart from this computer. */
export function isPrivateRequest(
  { isPrivate }: Pick<Environment, 'isPrivate'>,
  headers: IncomingHttpHeaders,
) {
  const name = (headers.host ?? '').toLowerCase().replace(/:\d+$/, '')
  return (
    isPrivate &&
    /^(127\.\d+\.\d+\.\d+|\[::1\]|([a-z0-9-]+\.)*localhost)$/.test(name) &&
    forwarding.every((field) => headers[field] === undefined)
  )
}

/**
 * What only a private server may do (demo accounts, the secret that everybody knows, the first Admin without a code,
 * no limits) holds for requests from this computer alone: others get the public pages and nothing of staff.
 */
export function guardPrivateServer(payload: Payload, settings: Environment): RequestHandler {
  const limitsOfOthers = createRateLimits(settings.rateLimits ?? defaultLimits)

  return async (req, res, next) => {
    const isPrivate = isPrivateRequest(settings, req.headers)
    // For handlers behind Next; what a client says of itself never counts.
    req.headers['x-private-request'] = isPrivate ? 'yes' : 'no'
    if (isPrivate) return next()
    const path = req.path.toLowerCase()
    if (!settings.isPrivate) {
      const isOpen =
        !path.startsWith('/admin/create-first-user') ||
        isFirstAdminCode(runtimeOf(payload).firstAdminCode, req.query.code)
      return isOpen
        ? next()
        : sendError(res, 403, 'forbidden', 'Bitte öffnen Sie die Adresse, die der Server beim Start nennt.')
    }
    // A token could be signed by anybody who knows the secret.
    delete req.headers.authorization
    delete req.headers.cookie
    if (/^\/(admin|cms|_next)(\/|$)/.test(path) || /^\/api\/(login|setpasswordbylink)\/?$/.test(path))
      return sendError(res, 403, 'forbidden', 'Anmelden kann man sich hier nur an diesem Computer selbst.')
    try {
      const kind = req.method === 'POST' ? 'submission' : 'lookup'
      const isLimited = path.startsWith('/api/') || req.method === 'POST'
      if (isLimited && !settings.rateLimits)
        await limitsOfOthers.consume(kind, addressKey(req.ip ?? 'unknown'))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      res.set('Retry-After', String(error.data.retryAfter))
      return sendError(res, 429, 'too_many_requests', error.message)
    }
    next()
  }
}
