import { jwtVerify, SignJWT } from 'jose'
import type { Payload, PayloadRequest, TypedUser } from 'payload'
import type { User } from '../../payload-types.ts'
import { apiErrors } from '../apiError.ts'
import { assertNoErrors } from '../inTransaction.ts'

export const sessionLifetimeS = 8 * 60 * 60

/** Sets our tokens apart from any other JWT signed with the same secret. */
const tokenType = 'session'

export interface Session {
  id: string
  user: User
}

/** Whoever makes a staff call, as access control and hooks know them. */
export function actingUser(session: Session | null): TypedUser {
  if (!session) throw apiErrors.unauthorized()
  return { ...session.user, collection: 'users', _sid: session.id } as TypedUser
}

const keyOf = (payload: Payload) => new TextEncoder().encode(payload.secret)

/**
 * Writes a session and answers its token (a JWT with `exp` in seconds).
 * Each login has a document of its own, so sessions that begin at the same moment live side by side.
 */
export async function beginSession(payload: Payload, user: { id: string; username: string }) {
  const exp = Math.floor(Date.now() / 1000) + sessionLifetimeS
  // One statement outside of any transaction: logins of the same moment all find the same sessions ended.
  await payload.db.deleteMany({
    collection: 'sessions',
    where: { expiresAt: { less_than: new Date().toISOString() } },
  })
  const session = await payload.create({
    collection: 'sessions',
    data: { id: crypto.randomUUID(), user: user.id, expiresAt: new Date(exp * 1000).toISOString() },
  })
  return { token: await signToken(payload, session.id, user, exp), exp }
}

function signToken(
  payload: Payload,
  sid: string,
  user: { id: string; username: string },
  exp: number,
): Promise<string> {
  return new SignJWT({ id: user.id, collection: 'users', username: user.username, sid })
    .setProtectedHeader({ alg: 'HS256', typ: tokenType })
    .setIssuedAt()
    .setExpirationTime(exp)
    .sign(keyOf(payload))
}

/** The living session behind a token; `null` for anything else, however broken. */
export async function readSession(payload: Payload, token: string): Promise<Session | null> {
  const sid = await jwtVerify(token, keyOf(payload), { typ: tokenType, algorithms: ['HS256'] }).then(
    ({ payload: claims }) => (typeof claims.sid === 'string' ? claims.sid : null),
    () => null,
  )
  if (sid === null) return null
  const session = await payload.findByID({ collection: 'sessions', id: sid, disableErrors: true })
  if (!session || new Date(session.expiresAt).getTime() <= Date.now()) return null
  const user = await payload.findByID({
    collection: 'users',
    id: session.user,
    depth: 0,
    disableErrors: true,
  })
  return user ? { id: sid, user } : null
}

/** Prolongs a session, in the transaction of the request, and answers its new token. */
export async function prolongSession(
  req: PayloadRequest,
  sid: string,
  user: { id: string; username: string },
) {
  const exp = Math.floor(Date.now() / 1000) + sessionLifetimeS
  await req.payload.update({
    collection: 'sessions',
    id: sid,
    data: { expiresAt: new Date(exp * 1000).toISOString() },
    req,
  })
  return { token: await signToken(req.payload, sid, user, exp), exp }
}

export async function endSession(payload: Payload, sid: string, req?: PayloadRequest): Promise<void> {
  await payload.db.deleteMany({
    collection: 'sessions',
    where: { id: { equals: sid } },
    ...(req ? { req } : {}),
  })
}

/** Ends all sessions of an account, or all but one. */
export async function endSessionsOf(req: PayloadRequest, userId: string, except?: string): Promise<void> {
  assertNoErrors(
    await req.payload.delete({
      collection: 'sessions',
      where: { user: { equals: userId }, ...(except ? { id: { not_equals: except } } : {}) },
      req,
    }),
  )
}
