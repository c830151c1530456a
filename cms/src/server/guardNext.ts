import type { RequestHandler } from 'express'
import { sendError } from './send.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Refuses what Next would answer with 500 or not at all, and log as a failure of its own. */
export const guardNext: RequestHandler = (req, res, next) => {
  if (!methods.includes(req.method)) {
    res.set('Allow', methods.join(', '))
    return sendError(res, 405, 'method_not_allowed', 'So lässt sich das nicht abrufen.')
  }
  // A server action from another site's page.
  const isForeign = req.headers.origin !== undefined && req.headers['x-own-page'] !== 'yes'
  if (req.method === 'POST' && isForeign && /^\/admin(\/|$)/i.test(req.path))
    return sendError(res, 403, 'cross_site', 'Bitte senden Sie das Formular von unserer Seite aus.')
  next()
}
