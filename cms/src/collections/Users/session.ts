import {
  generateExpiredPayloadCookie,
  generatePayloadCookie,
  type Payload,
  type PayloadRequest,
  type TypedUser,
} from 'payload'
import { currentIso, currentTime } from '#clock.ts'
import { changeDocument, deleteMatching, deleteStored } from '#lib/changeDocuments.ts'
import { apiError } from '#lib/errors/apiError.ts'
import { findOne } from '#lib/find/find.ts'
import type { Sender } from '#lib/securityEvents/sender.ts'
import type { Session as StoredSession, User } from '#payload-types.ts'
import { readToken, signToken } from './tokens.ts'

const cookieSettings = ({ collections, config }: Payload) => ({
  collectionAuthConfig: collections.users.config.auth,
  cookiePrefix: config.cookiePrefix,
})

/** Only the CMS reads it, never the contract's API. */
export const sessionCookie = (payload: Payload, token: string) =>
  generatePayloadCookie({ ...cookieSettings(payload), token })

export const noSessionCookie = (payload: Payload) => generateExpiredPayloadCookie(cookieSettings(payload))

const maxReadLength = 500

/** The first that is found counts: most also name what they descend from. */
const browsers: [RegExp, string][] = [
  [/\bEdg/, 'Microsoft Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet for Android'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  // Others claim to be Safari, too, but not with its version.
  [/\bVersion\/\S+ (?:\S+ )?Safari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/\bWindows\b/, 'Windows'],
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad)\b/, 'iOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'Chrome OS'],
  [/\bLinux\b/, 'Linux'],
]

/** Such as "Firefox, Linux"; empty if unknown. */
export function browserOf(userAgent: string | null) {
  const read = (userAgent ?? '').slice(0, maxReadLength)
  return [browsers, systems].flatMap((names) => names.find(([word]) => word.test(read))?.[1] ?? []).join(', ')
}

export const sessionLifetimeS = 8 * 60 * 60
/** Seconds from the login to the end of a session, even if it is prolonged. */
const maxSessionS = 12 * 60 * 60

/** Exact times would cost a write per request. */
const usedToWithinMs = 5 * 60_000

/** Tolerated difference between the clocks of several servers, in seconds. */
const clockSlackS = 5 * 60

const tokenType = 'session'

export type Holder = Pick<User, 'id'> & { username: string }

export interface Session {
  id: string
  /** Seconds since 1970. */
  since: number
  user: User
  sender?: Sender
}

/** @throws ApiError if there is none */
export function knownSession(session: Session | null) {
  if (!session) throw apiError('unauthorized')
  return session
}

/** The account as access control and hooks see it. */
export function actingUser(session: Session | null) {
  const { id, since, user, sender } = knownSession(session)
  return { ...user, collection: 'users', _sid: id, _since: since, _sender: sender } as TypedUser
}

export const sessionIdOf = (user: TypedUser | null) => (user as { _sid?: string } | null)?._sid

/** Returns its token, a JWT. */
export async function createSession(payload: Payload, user: Holder, userAgent: string | null) {
  const now = currentIso()
  const since = Math.floor(Date.parse(now) / 1000)
  const exp = since + sessionLifetimeS
  const session = {
    id: crypto.randomUUID(),
    user: user.id,
    expiresAt: new Date(exp * 1000).toISOString(),
    beganAt: now,
    usedAt: now,
    browser: browserOf(userAgent),
  }
  // One statement outside of a transaction: concurrent logins all delete the same expired sessions.
  await deleteStored(payload, 'sessions', { expiresAt: { less_than: now } })
  await payload.create({ collection: 'sessions', data: session })
  return withToken(payload, { sid: session.id, since, exp }, user)
}

async function withToken(
  { secret }: Payload,
  session: { sid: string; since: number; exp: number },
  { id, username }: Holder,
) {
  const token = await signToken(secret, tokenType, { id, collection: 'users', username, ...session })
  return { token, exp: session.exp }
}

/** `null` for anything else, even if malformed. */
export async function readSession(payload: Payload, token: string): Promise<Session | null> {
  const { sid, since } = (await readToken(payload.secret, tokenType, token)) ?? {}
  if (typeof sid !== 'string' || typeof since !== 'number') return null
  // The clock was put back: by the new time the session would last too long.
  if (since > currentTime() / 1000 + clockSlackS) return null
  const session = await findOne(payload, 'sessions', sid)
  if (!session || new Date(session.expiresAt).getTime() <= currentTime()) return null
  const user = await findOne(payload, 'users', session.user)
  if (!user) return null
  await noteUse(payload, session)
  return { id: sid, since, user }
}

async function noteUse(payload: Payload, { id, usedAt }: StoredSession) {
  if (Math.abs(currentTime() - Date.parse(usedAt)) < usedToWithinMs) return
  const data = { usedAt: currentIso() }
  // Sessions work while nothing can be written. The condition keeps a session that has just ended from being revived.
  await payload.db
    .updateOne({ collection: 'sessions', where: { id: { equals: id } }, data, returning: false })
    .catch(() => {})
}

/** Returns the new token. */
export async function prolongSession(
  req: PayloadRequest,
  { sid, since }: { sid: string; since: number },
  user: Holder,
) {
  const exp = Math.min(Math.floor(currentTime() / 1000) + sessionLifetimeS, since + maxSessionS)
  await changeDocument(req, 'sessions', sid, { expiresAt: new Date(exp * 1000).toISOString() })
  return withToken(req.payload, { sid, since, exp }, user)
}

export const deleteSession = (req: PayloadRequest, sid: string) =>
  deleteStored(req, 'sessions', { id: { equals: sid } })

export async function deleteSessionsOf(req: PayloadRequest, userId: string, except?: string) {
  const user = { equals: userId }
  await deleteMatching(req, 'sessions', except ? { user, id: { not_equals: except } } : { user })
}
