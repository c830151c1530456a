import {
  type AuthStrategy,
  addDataAndFileToRequest,
  type CollectionAfterLogoutHook,
  type CollectionRefreshHook,
  type Endpoint,
  extractJWT,
  type Payload,
  type PayloadRequest,
  registerFirstUserOperation,
} from 'payload'
import { isCrossSite } from '#access/isCrossSite.ts'
import { apiError } from '#lib/errors/apiError.ts'
import { writeSecurityEvent } from '#lib/securityEvents/securityEvent.ts'
import { senderFrom } from '#lib/securityEvents/sender.ts'
import { inTransaction } from '#lib/transaction/inTransaction.ts'
import { mayCreateFirstAdmin, withFirstAccountLock } from './firstAccounts.ts'
import { login } from './login.ts'
import {
  actingUser,
  createSession,
  deleteSession as endSessionById,
  type Holder,
  prolongSession,
  readSession,
  type Session,
  sessionCookie,
  sessionIdOf,
} from './session.ts'

/**
 * Accepts our own tokens, from the Authorization header or the CMS's cookie. The cookie only for requests from our own
 * pages: the server recognises some first (`server/markOwnPageRequests.ts`), and `extractJWT` applies the CSRF list to
 * the others.
 */
export const sessionStrategy: AuthStrategy = {
  name: 'session',
  authenticate: async ({ headers, payload }) => {
    const session = await sessionOf(payload, headers)
    if (!session) return { user: null }
    return { user: { ...actingUser({ ...session, sender: senderFrom(headers) }), _strategy: 'session' } }
  },
}

export async function sessionOf(payload: Payload, headers: Headers): Promise<Session | null> {
  const token = extractJWT({ headers: asOwnPageRequest(headers), payload })
  return token ? readSession(payload, token) : null
}

/** So that `extractJWT` accepts its cookie. */
function asOwnPageRequest(headers: Headers) {
  if (headers.get('x-own-page') !== 'yes') return headers
  const ownHeaders = new Headers(headers)
  ownHeaders.delete('Origin')
  ownHeaders.set('Sec-Fetch-Site', 'same-origin')
  return ownHeaders
}

export const renewSession: CollectionRefreshHook = async ({ args: { req }, user }) => {
  const { _sid: sid, _since: since } = (req.user ?? {}) as { _sid?: string; _since?: number }
  if (!sid || since === undefined) return
  const { token, exp } = await prolongSession(req, { sid, since }, user as Holder)
  return { refreshedToken: token, exp, user, setCookie: !comesFromForeignPage(req) }
}

export const endSessionAfterLogout: CollectionAfterLogoutHook = async ({ req }) => {
  const sid = sessionIdOf(req.user)
  if (!sid) return
  await endSessionById(req, sid)
  await writeSecurityEvent(req, { act: 'logout' })
}

function comesFromForeignPage({ headers, payload }: PayloadRequest) {
  const isListed = payload.config.csrf.includes(headers.get('origin') ?? '')
  return !isListed && isCrossSite((name) => headers.get(name))
}

function withCookies(req: PayloadRequest, cookies: readonly string[], body: object) {
  const response = Response.json(body)
  if (!comesFromForeignPage(req)) for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
  return response
}

/** In place of Payload's own: only our tokens are valid, and reset by mail is off. */
export const sessionEndpoints: Endpoint[] = [
  {
    path: '/login',
    method: 'post',
    handler: async (req) => {
      await addDataAndFileToRequest(req)
      const address = req.headers.get('x-client-address') ?? 'unknown'
      const [userAgent, cookie] = [req.headers.get('user-agent'), req.headers.get('cookie')]
      const sender = senderFrom(req.headers)
      const attempt = { ...req.data, address, cookies: cookie, userAgent, sender }
      const { token, exp, user, cookies } = await login(req.payload, attempt)
      return withCookies(req, cookies, { message: req.t('authentication:passed'), exp, user, token })
    },
  },
  {
    path: '/first-register',
    method: 'post',
    handler: async (req) => {
      await addDataAndFileToRequest(req)
      if (!mayCreateFirstAdmin(req)) throw apiError('forbidden')
      const { code: _, ...data } = req.data ?? {}
      const register = (request: PayloadRequest) =>
        registerFirstUserOperation({
          collection: req.payload.collections.users,
          data: data as { username: string; password: string; role: 'Admin' },
          req: request,
        })
      // Of two concurrent requests, the second finds the first account.
      const { user } = await withFirstAccountLock(req.payload, () =>
        inTransaction(req.payload, register, { req }),
      )
      const holder = user as unknown as Holder
      const { token, exp } = await createSession(req.payload, holder, req.headers.get('user-agent'))
      return withCookies(req, [sessionCookie(req.payload, token)], {
        message: req.t('authentication:successfullyRegisteredFirstUser'),
        exp,
        user,
        token,
      })
    },
  },
  ...['/forgot-password', '/reset-password'].map((path): Endpoint => {
    const handler = () => Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 })
    return { path, method: 'post', handler }
  }),
]
