import type { Request, RequestHandler, Response } from 'express'
import type { Payload } from 'payload'
import type { Session } from '#collections/Users/session.ts'
import { sessionOf } from '#collections/Users/sessionEndpoints.ts'
import { refusalWords } from '#lib/errors/apiError.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import { payloadRoute } from '#lib/securityEvents/payloadRoute.ts'
import { createSender } from '#lib/securityEvents/sender.ts'
import { translate } from '#lib/words/translate.ts'
import { byLocale, type Locale, localePath } from '#shared/locales'
import { routes, withoutEndSlashes } from '#shared/routes'
import { sendError } from '../answers/send.ts'
import { sendSmallPage } from '../answers/smallPage.ts'
import { clientOf, headersOf, isReadMethod } from '../connections/requestHead.ts'
import { requestIdOf } from '../metrics/watchRequests.ts'

/** Begins, ends or names a session, or creates the first account. */
const open: ReadonlySet<string> = new Set([
  'POST /cms/api/users/login',
  'POST /cms/api/users/logout',
  'GET /cms/api/users/me',
  'GET /cms/api/users/init',
  'POST /cms/api/users/first-register',
])
/** They lead to the form of the first account. */
const firstUserPages: ReadonlySet<string> = new Set(['/admin', '/admin/login', '/admin/create-first-user'])

const wayBackIn = (locale: Locale) => ({
  title: translate(locale, 'admin.only.title'),
  text: translate(locale, 'admin.only.text'),
  link: { href: localePath(locale, routes.edit.href()), label: translate(locale, 'edit.back') },
})
/** For an Editor who opens the admin UI. */
const wayBack = byLocale(wayBackIn)

export const isOfAdmin = ({ res }: Request) => res?.locals.isOfAdmin === true

/**
 * For Payload's REST and admin UI. Everybody else is refused before the body is read and before Next or Payload sees
 * the request; the collections' access rules say the same a second time.
 */
export function adminsAlone(payload: Payload): RequestHandler {
  return async (req, res, next) => {
    const path = withoutEndSlashes(req.path)
    if (path.startsWith('/_next/static/') && isReadMethod(req)) return next()
    const session = await sessionOf(payload, headersOf(req))
    if (session?.user.role === 'Admin') {
      res.locals.isOfAdmin = true
      // Next would draw pictures there, with fonts from other servers.
      return /^\/cms\/api\/og(?:\/|$)/.test(path) ? sendRefusal(res, 404, 'not_found') : next()
    }
    const isForAll = await isOpen(payload, req.method, path)
    await runtimeOf(payload).rateLimits.consume(isForAll ? 'lookup' : 'refused', clientOf(req))
    if (isForAll) return next()
    noteRefusal(payload, req, session)
    if (session && isReadMethod(req) && /^\/admin(\/|$)/i.test(path)) return sendSmallPage(res, 403, wayBack)
    if (session) sendRefusal(res, 403, 'forbidden')
    else sendRefusal(res, 401, 'unauthorized')
  }
}

function sendRefusal(res: Response, status: number, code: 'forbidden' | 'not_found' | 'unauthorized') {
  const message = refusalWords(code)
  // Payload's own clients expect a list `errors`.
  sendError(res, status, code, message, { errors: [{ message }] })
}

async function isOpen(payload: Payload, method: string, path: string) {
  if (open.has(`${method} ${path}`)) return true
  return firstUserPages.has(path) && (await payload.count({ collection: 'users' })).totalDocs === 0
}

function noteRefusal(payload: Payload, req: Request, session: Session | null) {
  runtimeOf(payload).securityLog.note({
    act: 'refused',
    account: session?.user.id ?? null,
    target: /^\/cms\/api(\/|$)/.test(req.path) ? payloadRoute(payload, req.path) : '/admin',
    sender: createSender(req.ip ?? null, requestIdOf(req)),
  })
}
