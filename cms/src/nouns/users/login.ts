import type { Payload } from 'payload'
import { currentIso } from '../../clock.ts'
import { ApiError, apiError } from '../../operations/errors/apiError.ts'
import { isStorageFailure } from '../../operations/errors/storageFailure.ts'
import { findOne } from '../../operations/find/find.ts'
import { addressKey, networkKey } from '../../operations/limits/rateLimits.ts'
import { runtimeOf } from '../../operations/runtime/runtime.ts'
import type { SecurityEventKind } from '../../operations/securityEvents/securityEventKinds.ts'
import type { Sender } from '../../operations/securityEvents/sender.ts'
import type { User } from '../../payload-types.ts'
import { findAccount, isPassword } from './comparePassword.ts'
import type { Guess } from './guesses.ts'
import { browserCookie, browserTokens, knownBrowser } from './knownBrowser.ts'
import { proveSecondFactor } from './secondFactor.ts'
import { createSession } from './session.ts'
import { sessionCookie } from './sessionCookie.ts'

interface Credentials {
  username?: unknown
  password?: unknown
  /** One-time or recovery code, if the account requires one. */
  otp?: unknown
  /** The client's network address, for the limit. */
  address: string
  /** `Cookie` header of the client. */
  cookies: string | null | undefined
  /** The `User-Agent` header, which can be forged. */
  userAgent: string | null
  sender: Sender
}

/**
 * Logs a user in, for both the site and the CMS. A wrong name, password or code and too many guesses get the same
 * response, so that it does not reveal which accounts exist.
 */
export async function login(payload: Payload, credentials: Credentials) {
  const { username, password, otp, address, userAgent, sender } = credentials
  const { guesses, passwordHashLimits, securityLog } = runtimeOf(payload)
  const note = (act: SecurityEventKind, account: string | null = null) =>
    securityLog.note({ act, account, sender })
  const loginError = (act: SecurityEventKind = 'login-refused', account: string | null = null) => {
    note(act, account)
    return apiError('invalid_credentials')
  }
  if (typeof username !== 'string' || typeof password !== 'string') throw loginError()
  const tokens = browserTokens(credentials.cookies)
  // Without such a cookie the limits are checked before the database is read.
  const browserId = tokens.length > 0 ? await browserOfName(payload, username, tokens) : null
  const by = browserId === null ? addressKey(address) : `browser ${browserId}`

  const act = async () => {
    await takeFromBudgets(payload, { username, address, by, isKnown: browserId !== null })
    if (password.trim() === '') throw loginError()
    const account = await findAccount(payload, username)
    const hashing = passwordHashLimits[browserId === null ? 'strangers' : 'known']
    const of = account?.id ?? `name ${username.trim().toLowerCase().slice(0, 200)}`
    const guess: Guess = { of, by, isKnown: browserId !== null }
    const outcome = await guesses.attempt(guess, async () => {
      if (!(await hashing(() => isPassword(account, password)))) return false
      if (account)
        await proveSecondFactor(payload, account.id, otp, guess).catch((error: unknown) => {
          // A code that is missing because it was not asked for yet is no failed attempt.
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
  await payload.db
    .updateOne({ collection: 'users', id: user.id, data, returning: false })
    .catch(letPassIfNotKept)
  const session = await createSession(payload, user as User & { username: string }, userAgent)
  note('login', user.id)
  const cookies = [
    sessionCookie(payload, session.token),
    await browserCookie(payload, present, { tokens, browserId }),
  ]
  return { ...session, user, cookies }
}

/** Ignores a full disk, so that people can still log in to free space. */
function letPassIfNotKept(error: unknown): void {
  if (!isStorageFailure(error)) throw error
}

async function browserOfName(
  payload: Payload,
  username: string,
  tokens: readonly string[],
): Promise<string | null> {
  const account = await findAccount(payload, username)
  return account && knownBrowser(payload, account, tokens)
}

interface Asking {
  username: string
  address: string
  by: string
  isKnown: boolean
}

/** Counts towards the limits; a known browser's limit is not used up by others behind its address. */
async function takeFromBudgets(payload: Payload, { username, address, by, isKnown }: Asking): Promise<void> {
  const { rateLimits } = runtimeOf(payload)
  await rateLimits.consume('login', by, username.trim())
  // Trying many names from one address is guessing as well.
  if (!isKnown) await rateLimits.consume('loginAddress', networkKey(address))
}
