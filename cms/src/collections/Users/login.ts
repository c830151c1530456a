import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { currentIso, currentTime, dayMs } from '#clock.ts'
import { ApiError, apiError } from '#lib/errors/apiError.ts'
import { findOne } from '#lib/find/find.ts'
import { addressKey, networkKey } from '#lib/limits/rateLimits.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import type { SecurityEventKind } from '#lib/securityEvents/securityEventKinds.ts'
import type { Sender } from '#lib/securityEvents/sender.ts'
import { findAccount, isPassword, type StoredAccount } from './comparePassword.ts'
import type { Guess } from './guesses.ts'
import { proveSecondFactor } from './secondFactor.ts'
import { createSession, sessionCookie } from './session.ts'
import { claimsOf, readToken, signToken } from './tokens.ts'

/** Holds as whom this browser has logged in, so that wrong guesses by others do not lock it out. It opens nothing. */
const cookieName = 'known-browser'
const lifetimeS = (180 * dayMs) / 1000
const tokenType = 'browser'
/** People who share a browser. */
const maxTokens = 5
const separator = '~'

/** Contains the password hash, so a new password makes the token void. */
const keyOf = ({ secret }: Payload, { hash }: StoredAccount) => `${secret} ${hash}`

const browserTokens = (cookies: string | null | undefined) =>
  (new RegExp(`(?:^|;\\s*)${cookieName}=([^;]*)`).exec(cookies ?? '')?.[1] ?? '')
    .trim()
    .split(separator)
    .filter(Boolean)
    .slice(0, maxTokens)

const subjectOf = (token: string) => claimsOf(token).sub

/** Null if it has not logged in to the account before. */
async function knownBrowser(payload: Payload, account: StoredAccount, tokens: readonly string[]) {
  if (!account.hash) return null
  for (const token of tokens) {
    if (subjectOf(token) !== account.id) continue
    const claims = await readToken(keyOf(payload, account), tokenType, token)
    if (claims?.jti) return claims.jti
  }
  return null
}

/** A known browser keeps its id and its count. */
async function browserCookie(
  payload: Payload,
  account: StoredAccount,
  { tokens, browserId }: { tokens: readonly string[]; browserId: string | null },
) {
  const exp = Math.floor(currentTime() / 1000) + lifetimeS
  const claims = { sub: account.id, jti: browserId ?? randomUUID(), exp }
  const signed = await signToken(keyOf(payload, account), tokenType, claims)
  const others = tokens.filter((token) => ![undefined, account.id].includes(subjectOf(token)))
  const value = [signed, ...others].slice(0, maxTokens).join(separator)
  const { secure } = payload.collections.users.config.auth.cookies
  return `${cookieName}=${value}; Path=/; Max-Age=${lifetimeS}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`
}

interface Credentials {
  username?: unknown
  password?: unknown
  /** One-time or recovery code. */
  otp?: unknown
  address: string
  /** `Cookie` header of the client. */
  cookies: string | null | undefined
  userAgent: string | null
  sender: Sender
}

/**
 * For the site and the CMS. A wrong name, password or code and too many guesses get the same response, so that it does
 * not reveal which accounts exist.
 */
export async function login(payload: Payload, credentials: Credentials) {
  const { username, password, otp, address, userAgent, sender } = credentials
  const { guesses, passwordHashLimits, rateLimits, securityLog } = runtimeOf(payload)
  const note = (act: SecurityEventKind, account: string | null = null) =>
    securityLog.note({ act, account, sender })
  const loginError = (act: SecurityEventKind = 'login-refused', account: string | null = null) => {
    note(act, account)
    return apiError('invalid_credentials')
  }
  if (typeof username !== 'string' || typeof password !== 'string') throw loginError()
  const tokens = browserTokens(credentials.cookies)
  // Without such a cookie the limits come before the database.
  const owner = tokens.length > 0 ? await findAccount(payload, username) : null
  const browserId = owner && (await knownBrowser(payload, owner, tokens))
  const by = browserId === null ? addressKey(address) : `browser ${browserId}`

  const act = async () => {
    await rateLimits.consume('login', by, username.trim())
    // Trying many names from one address is guessing as well; others behind it do not use up a known browser's limit.
    if (browserId === null) await rateLimits.consume('loginAddress', networkKey(address))
    if (password.trim() === '') throw loginError()
    const account = await findAccount(payload, username)
    const hashing = passwordHashLimits[browserId === null ? 'strangers' : 'known']
    const of = account?.id ?? `name ${username.trim().toLowerCase().slice(0, 200)}`
    const guess: Guess = { of, by, isKnown: browserId !== null }
    const outcome = await guesses.attempt(guess, async () => {
      if (!(await hashing(() => isPassword(account, password)))) return false
      if (account)
        await proveSecondFactor(payload, account.id, otp, guess).catch((error: unknown) => {
          // A code that was not asked for yet is no failed attempt.
          if (error instanceof ApiError && error.data.code === 'invalid_credentials')
            note('login-refused', account.id)
          throw error
        })
      return true
    })
    if (outcome === 'locked') await hashing(() => isPassword(null, password))
    if (!account || outcome !== 'right')
      throw loginError(outcome === 'locked' ? 'login-locked' : 'login-refused', account?.id)
    return account
  }
  const account = await act().catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 429) note('login-limited')
    throw error
  })
  // The account may have been deleted or got another password during the comparison.
  const [present, user] = await Promise.all([
    findAccount(payload, username),
    findOne(payload, 'users', account.id),
  ])
  if (!user || !present || present.hash !== account.hash) throw loginError('login-refused', account.id)
  const data = { lastLoginAt: currentIso() }
  await payload.db.updateOne({ collection: 'users', id: user.id, data, returning: false })
  const session = await createSession(payload, user, userAgent)
  note('login', user.id)
  const cookies = [
    sessionCookie(payload, session.token),
    await browserCookie(payload, present, { tokens, browserId }),
  ]
  return { ...session, user, cookies }
}
