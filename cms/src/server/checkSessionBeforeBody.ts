import { withoutEndSlashes } from '@directory/shared/routes'
import type { Request, RequestHandler, Response } from 'express'
import type { Payload } from 'payload'
import { sessionOf } from '../nouns/users/sessionEndpoints.ts'
import { refusalWords } from '../operations/errors/apiError.ts'
import { addressKey } from '../operations/limits/rateLimits.ts'
import { runtimeOf } from '../operations/runtime/runtime.ts'
import { payloadRoute } from '../operations/securityEvents/payloadRoute.ts'
import { createSender } from '../operations/securityEvents/sender.ts'
import { sendError, sendTooMany } from './answers/send.ts'
import { requestIdOf } from './metrics/watchRequests.ts'

/** Addresses to which people without a session post to begin one. */
const loginPaths = ['/cms/api/users/login', '/cms/api/users/first-register']
const firstUserPath = '/admin/create-first-user'

export const hasBody = ({ headers }: Pick<Request, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Returns true for methods whose bodies mean nothing and are not read. */
export const isReadMethod = ({ method }: Pick<Request, 'method'>): boolean =>
  ['GET', 'HEAD', 'OPTIONS'].includes(method)

/** Returns true if the request has a valid session, as found by `checkSessionBeforeBody`. */
export const hasStaffSession = ({ res }: Request): boolean => res?.locals.isOfStaff === true

/**
 * Checks the session before the body is read. Without one, only requests that begin one reach Payload, and none reach
 * the admin UI, whose server actions would answer any client.
 */
export function checkSessionBeforeBody(payload: Payload): RequestHandler {
  return async (req, res, next) => {
    if (isReadMethod(req)) return next()
    const { rateLimits } = runtimeOf(payload)
    const path = withoutEndSlashes(req.path)
    const isRest = /^\/cms\/api(\/|$)/.test(path)
    const address = addressKey(req.ip ?? 'unknown')
    try {
      const session = await sessionOf(payload, headersOf(req))
      if (session) {
        res.locals.isOfStaff = true
        // Payload's REST counts its own calls.
        if (!isRest) await rateLimits.consume('raw', String(session.user.id))
        return next()
      }
      // Payload refuses it with its own message, and there is no body to read.
      if (isRest && !hasBody(req)) return next()
      if (await beginsSession(payload, path)) {
        await rateLimits.consume('lookup', address)
        return next()
      }
    } catch (error) {
      return sendTooMany(res, error)
    }
    await refuseWithoutSession(payload, req, res, isRest)
  }
}

/** Refuses a request to the CMS, which counts and is noted. */
export async function refuseWithoutSession(
  payload: Payload,
  req: Request,
  res: Response,
  isRest: boolean,
): Promise<void> {
  const { rateLimits, securityLog } = runtimeOf(payload)
  try {
    await rateLimits.consume('refused', addressKey(req.ip ?? 'unknown'))
  } catch (error) {
    return sendTooMany(res, error)
  }
  const target = isRest ? payloadRoute(payload, req.path) : '/admin'
  securityLog.note({ act: 'refused', target, sender: createSender(req.ip ?? null, requestIdOf(req)) })
  const message = refusalWords('unauthorized')
  // Payload's own clients expect a list `errors`.
  sendError(res, isRest ? 403 : 401, isRest ? 'forbidden' : 'unauthorized', message, {
    errors: [{ message }],
  })
}

async function beginsSession(payload: Payload, path: string): Promise<boolean> {
  if (loginPaths.includes(path)) return true
  // The form for the first user asks the server how it should look.
  return path === firstUserPath && (await payload.count({ collection: 'users' })).totalDocs === 0
}

export function headersOf({ headers }: Request): Headers {
  const result = new Headers()
  for (const [name, value] of Object.entries(headers))
    if (typeof value === 'string' && !name.startsWith(':')) result.set(name, value)
  return result
}
