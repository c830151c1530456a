import type { RequestHandler } from 'express'
import { isForeign } from '../operations/access/isForeign.ts'
import { refusalWords } from '../operations/errors/apiError.ts'
import { sendError } from './answers/send.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
/** Header fields by which a long query may be sent as a POST. */
const overrideHeaders = ['x-payload-http-method-override', 'x-http-method-override']

/** Refuses what Next or Payload would answer with 500 or not at all, and log as a failure. */
export const guardNext: RequestHandler = (req, res, next) => {
  if (!methods.includes(req.method)) {
    res.set('Allow', methods.join(', '))
    return sendError(res, 405, 'method_not_allowed', refusalWords('method_not_allowed'))
  }
  // A server action sent by another site's page.
  const isFromOtherSite = isForeign((name) => req.headers[name])
  if (req.method === 'POST' && isFromOtherSite && /^\/admin(\/|$)/i.test(req.path))
    return sendError(res, 403, 'cross_site', refusalWords('cross_site'))
  // The admin UI sends forms only; JSON would reach a parser that does not handle broken input.
  const isOverridden = overrideHeaders.some((name) => req.headers[name] !== undefined)
  if (
    isOverridden &&
    req.headers['content-type'] !== undefined &&
    !req.is('application/x-www-form-urlencoded')
  )
    return sendError(res, 415, 'unsupported_type', refusalWords('unsupported_type.form'))
  next()
}
