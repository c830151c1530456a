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
import { apiErrors } from '../../services/apiError.ts'
import { inTransaction } from '../../services/inTransaction.ts'
import { writeSecurityEvent } from '../../services/securityEvents/securityEvent.ts'
import { senderFrom } from '../../services/securityEvents/sender.ts'
import { firstAccountInTurn } from '../../services/users/firstAccount.ts'
import { mayBeFirst } from '../../services/users/firstAdminCode.ts'
import { login } from '../../services/users/login.ts'
import {
  beginSession,
  endSession as endSessionById,
  prolongSession,
  readSession,
  type Session,
} from '../../services/users/session.ts'
import { sessionCookie } from '../../services/users/sessionCookie.ts'

/**
 * Accepts our own tokens, from the Authorization header or from the CMS's cookie.
 * The cookie counts only for requests from our own pages: the front door knows some (see
 * `server/ownPages.ts`), and `extractJWT` applies the CSRF list to the others.
 */
export const sessionStrategy: AuthStrategy = {
  name: 'session',
  authenticate: async ({ headers, payload }) => {
    const session = await sessionOf(payload, headers)
    if (!session) return { user: null }
    return {
      user: {
        ...session.user,
        collection: 'users',
        _strategy: 'session',
        _sid: session.id,
        _since: session.since,
        _sender: senderFrom(headers),
      },
    }
  },
}

/** The living session of whoever sends these. */
export async function sessionOf(payload: Payload, headers: Headers): Promise<Session | null> {
  const token = extractJWT({ headers: plainlyOwn(headers), payload })
  return token ? readSession(payload, token) : null
}

/** What the front door knows to come from a page of ours, said so that `extractJWT` believes it. */
function plainlyOwn(headers: Headers): Headers {
  if (headers.get('x-own-page') !== 'yes') return headers
  const own = new Headers(headers)
  own.delete('Origin')
  own.set('Sec-Fetch-Site', 'same-origin')
  return own
}

const sidOf = (req: PayloadRequest) => (req.user as { _sid?: string } | null)?._sid

export const renewSession: CollectionRefreshHook = async ({ args: { req }, user }) => {
  const { _sid: sid, _since: since } = (req.user ?? {}) as { _sid?: string; _since?: number }
  if (!sid || since === undefined) return
  const { token, exp } = await prolongSession(req, { sid, since }, user as { id: string; username: string })
  return { refreshedToken: token, exp, user, setCookie: true } as never
}

export const endSession: CollectionAfterLogoutHook = async ({ req }) => {
  const sid = sidOf(req)
  if (!sid) return
  await endSessionById(req.payload, sid, req)
  await writeSecurityEvent(req, { act: 'logout' })
}

const withCookie = ({ payload }: PayloadRequest, token: string, body: object) =>
  Response.json({ ...body, token }, { headers: { 'Set-Cookie': sessionCookie(payload, token) } })

const gone: Endpoint['handler'] = () => Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 })

/** Stand before Payload's own of the same path: tokens are ours alone, and there is no reset by mail. */
export const sessionEndpoints: Endpoint[] = [
  {
    path: '/login',
    method: 'post',
    handler: async (req) => {
      await addDataAndFileToRequest(req)
      const address = req.headers.get('x-client-address') ?? 'unknown'
      const userAgent = req.headers.get('user-agent')
      const sender = senderFrom(req.headers)
      const { token, exp, user } = await login(req.payload, { ...req.data, address, userAgent, sender })
      return withCookie(req, token, { message: req.t('authentication:passed'), exp, user })
    },
  },
  {
    path: '/first-register',
    method: 'post',
    handler: async (req) => {
      await addDataAndFileToRequest(req)
      if (!mayBeFirst(req)) throw apiErrors.forbidden()
      const { code: _, ...data } = req.data ?? {}
      const register = (own: PayloadRequest) =>
        registerFirstUserOperation({
          collection: req.payload.collections.users,
          data: data as never,
          req: own,
        })
      // Of two at the same moment the second finds the first.
      const { user } = await firstAccountInTurn(req.payload, () =>
        inTransaction(req.payload, register, { req }),
      )
      const { token, exp } = await beginSession(
        req.payload,
        user as unknown as { id: string; username: string },
        req.headers.get('user-agent'),
      )
      return withCookie(req, token, {
        message: req.t('authentication:successfullyRegisteredFirstUser'),
        exp,
        user,
      })
    },
  },
  { path: '/forgot-password', method: 'post', handler: gone },
  { path: '/reset-password', method: 'post', handler: gone },
]
