import type { IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'
import type { Payload } from 'payload'
import { isFirstAdminCode } from '#collections/Users/firstAccounts.ts'
import { defaultLimits, type Environment } from '#environment.ts'
import { apiError } from '#lib/errors/apiError.ts'
import { createRateLimits } from '#lib/limits/rateLimits.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import { cmsPartOf, decodedPath } from './connections/plainPath.ts'
import { clientOf } from './connections/requestHead.ts'

/** Browsers send none of them. */
const forwarding =
  /^(?:x-forwarded(?:-.*)?|x-original-.*|x-proxy.*|forwarded|via|.*-?(?:real|client|connecting|cluster-client)-ip|x-envoy-.*|cdn-loop)$/

/**
 * Behind a proxy every client arrives from loopback; the proxy's headers reveal it. A proxy that sends none speaks
 * HTTP/1.0, as nginx does by default, and browsers never do.
 */
export function isPrivateRequest(
  { isPrivate }: Pick<Environment, 'isPrivate'>,
  { headers, httpVersion }: Pick<IncomingMessage, 'headers' | 'httpVersion'>,
) {
  const name = (headers.host ?? '').toLowerCase().replace(/:\d+$/, '')
  return (
    isPrivate &&
    httpVersion !== '1.0' &&
    /^(127\.\d+\.\d+\.\d+|\[::1\]|([a-z0-9-]+\.)*localhost)$/.test(name) &&
    !Object.keys(headers).some((field) => forwarding.test(field))
  )
}

/**
 * What only a private server may do (demo accounts, the publicly known secret, the first Admin without a code, no rate
 * limits) is for requests from this computer: others get the public pages and nothing of staff.
 */
export function guardPrivateServer(payload: Payload, settings: Environment): RequestHandler {
  const limitsOfOthers = createRateLimits(settings.rateLimits ?? defaultLimits)

  return async (req, _res, next) => {
    const isPrivate = isPrivateRequest(settings, req)
    // Read by handlers behind Next; a client's header of this name is overwritten.
    req.headers['x-private-request'] = isPrivate ? 'yes' : 'no'
    if (isPrivate) return next()
    const path = req.path.toLowerCase()
    if (!settings.isPrivate) {
      const isOpen =
        !/^\/admin\/.*create-first-user/s.test(decodedPath(path)) ||
        isFirstAdminCode(runtimeOf(payload).firstAdminCode, req.query.code)
      if (!isOpen) throw apiError('forbidden.address')
      return next()
    }
    // The secret is public, so any client could sign a token.
    delete req.headers.authorization
    delete req.headers.cookie
    if (cmsPartOf(path) !== null || /^\/api\/(login|setpassword)\/?$/.test(path))
      throw apiError('forbidden.elsewhere')
    const kind = req.method === 'POST' ? 'submission' : 'lookup'
    const isLimited = path.startsWith('/api/') || req.method === 'POST'
    if (isLimited && !settings.rateLimits) await limitsOfOthers.consume(kind, clientOf(req))
    next()
  }
}
