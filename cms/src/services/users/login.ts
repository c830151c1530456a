import crypto from 'node:crypto'
import { promisify } from 'node:util'
import { AuthenticationError, LockedAuth, type Payload, ValidationError } from 'payload'
import { currentIso } from '../../clock.ts'
import type { User } from '../../payload-types.ts'
import { count, tallies } from '../../tallies.ts'
import { ApiError, apiErrors } from '../apiError.ts'
import { againIfTransient } from '../inTransaction.ts'
import { addressKey } from '../rateLimits.ts'
import { runtimeOf } from '../runtime.ts'
import type { SecurityAct } from '../securityEvents/acts.ts'
import type { Sender } from '../securityEvents/sender.ts'
import { lookUpAccount } from './locks.ts'
import { proveSecondFactor } from './secondFactor/secondFactor.ts'
import { beginSession } from './session.ts'

interface Credentials {
  username?: unknown
  password?: unknown
  /** One-time or recovery code, where the account asks for one. */
  otp?: unknown
  /** The client's network address, for the limit. */
  address: string
  /** What the client says of itself. */
  userAgent: string | null
  sender: Sender
}

/** What Payload does with a password before it compares it. */
const payloadsWork = { iterations: 600_000, keyLength: 32, digest: 'sha256' } as const

/** For an account that is not there, or locked: the same work as for any other, so that nobody learns it by the time it takes. */
async function workInVain(password: string): Promise<void> {
  // Taken when it is called, as Payload does.
  const { iterations, keyLength, digest } = payloadsWork
  await promisify(crypto.pbkdf2)(password, 'nobody', iterations, keyLength, digest)
}

const tallyOf: Partial<Record<SecurityAct, string>> = {
  login: 'ok',
  'login-refused': 'refused',
  'login-locked': 'locked',
  'login-limited': 'limited',
}

/**
 * The one way in, for the site and the CMS alike. Wrong name, wrong password, wrong code and a locked account
 * get the same answer, so that nobody learns which accounts exist.
 */
export async function login(
  payload: Payload,
  { username, password, otp, address, userAgent, sender }: Credentials,
) {
  const { rateLimits, securityLog } = runtimeOf(payload)
  const note = (act: SecurityAct, account: string | null = null) => {
    count(tallies.logins, tallyOf[act] ?? '')
    securityLog.note({ act, account, sender })
  }
  const refuse = (act: SecurityAct = 'login-refused', account: string | null = null) => {
    note(act, account)
    return apiErrors.invalidCredentials()
  }
  if (typeof username !== 'string' || typeof password !== 'string') throw refuse()
  try {
    await rateLimits.consume('login', addressKey(address), username.trim())
    // Many names from one address are guesses as well.
    await rateLimits.consume('loginAddress', addressKey(address))
  } catch (error) {
    if (error instanceof ApiError) note('login-limited')
    throw error
  }
  if (password.trim() === '') throw refuse()
  const account = await lookUpAccount(payload, username)
  if (!account?.isOpen) {
    await workInVain(password)
    throw refuse(account ? 'login-locked' : 'login-refused', account?.id)
  }
  const enter = () => payload.login({ collection: 'users', data: { username, password } })
  const user = await againIfTransient(enter).then(
    (result) => result.user as User,
    async (error: unknown) => {
      if (
        error instanceof AuthenticationError ||
        error instanceof LockedAuth ||
        error instanceof ValidationError
      ) {
        throw refuse(error instanceof LockedAuth ? 'login-locked' : 'login-refused', account.id)
      }
      // Deleted while its password was compared: Payload stumbles over what it wanted to count.
      if (!(await lookUpAccount(payload, username))) throw refuse('login-refused', account.id)
      throw error
    },
  )
  await proveSecondFactor(payload, user.id, otp).catch((error: unknown) => {
    // A code that nobody has asked for yet is no failed attempt.
    if (error instanceof ApiError && error.data.code !== 'otp_required') note('login-refused', user.id)
    throw error
  })
  const lastLoginAt = currentIso()
  await payload.db.updateOne({ collection: 'users', id: user.id, data: { lastLoginAt }, returning: false })
  const session = await beginSession(payload, user, userAgent)
  note('login', user.id)
  return { ...session, user }
}
