import { jwtVerify, SignJWT } from 'jose'
import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { currentIso, currentTime } from '../../clock.ts'
import type { User } from '../../payload-types.ts'
import { apiErrors } from '../apiError.ts'
import { assertNoErrors } from '../inTransaction.ts'

export const sessionLifetimeS = 8 * 60 * 60
/** From the login on, however often a session is prolonged. */
export const longestSessionS = 12 * 60 * 60

/** Sets our tokens apart from any other JWT signed with the same secret. */
const tokenType = 'session'

export interface Session {
  id: string
  /** When it was begun, in seconds since 1970. */
  since: number
  user: User
}

/** Whoever makes a staff call, as access control and hooks know them. */
export function actingUser(session: Session | null): TypedUser {
  if (!session) throw apiErrors.unauthorized()
  return { ...session.user, collection: 'users', _sid: session.id, _since: session.since } as TypedUser
}

const keyOf = (payload: Payload) => new TextEncoder().encode(payload.secret)

/**
 * Writes a session and answers its token (a JWT with `exp` in seconds).
 * Each login has a document of its own, so sessions that begin at the same moment live side by side.
 */
export async function beginSession(payload: Payload, user: { id: string; username: string }) {
  const since = Math.floor(currentTime() / 1000)
  const exp = since + sessionLifetimeS
  // One statement outside of any transaction: logins of the same moment all find the same sessions ended.
  await payload.db.deleteMany({
    collection: 'sessions',
    where: { expiresAt: { less_than: currentIso() } },
  })
  const session = await payload.create({
    collection: 'sessions',
    data: { id: crypto.randomUUID(), user: user.id, expiresAt: new Date(exp * 1000).toISOString() },
  })
  return { token: await signToken(payload, { sid: session.id, since, exp }, user), exp }
}

function signToken(
  payload: Payload,
  { sid, since, exp }: { sid: string; since: number; exp: number },
  user: { id: string; username: string },
): Promise<string> {
  return new SignJWT({ id: user.id, collection: 'users', username: user.username, sid, since })
    .setProtectedHeader({ alg: 'HS256', typ: tokenType })
    .setIssuedAt()
    .setExpirationTime(exp)
    .sign(keyOf(payload))
}

/** The living session behind a token; `null` for anything else, however broken. */
export async function readSession(payload: Payload, token: string): Promise<Session | null> {
  const claims = await jwtVerify(token, keyOf(payload), { typ: tokenType, algorithms: ['HS256'] }).then(
    ({ payload }) => payload,
    () => null,
  )
  const { sid, since = claims?.iat } = claims ?? {}
  if (typeof sid !== 'string' || typeof since !== 'number') return null
  const session = await payload.findByID({ collection: 'sessions', id: sid, disableErrors: true })
  if (!session || new Date(session.expiresAt).getTime() <= currentTime()) return null
  const user = await payload.findByID({
    collection: 'users',
    id: session.user,
    depth: 0,
    disableErrors: true,
  })
  return user ? { id: sid, since, user } : null
}

/** Prolongs a session, in the transaction of the request and never past its longest, and answers its new token. */
export async function prolongSession(
  req: PayloadRequest,
  { sid, since }: { sid: string; since: number },
  user: { id: string; username: string },
) {
  const exp = Math.min(Math.floor(currentTime() / 1000) + sessionLifetimeS, since + longestSessionS)
  await req.payload.update({
    collection: 'sessions',
    id: sid,
    data: { expiresAt: new Date(exp * 1000).toISOString() },
    req,
  })
  return { token: await signToken(req.payload, { sid, since, exp }, user), exp }
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
