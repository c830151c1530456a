import crypto from 'node:crypto'
import { promisify } from 'node:util'
import { AuthenticationError, LockedAuth, type Payload, ValidationError } from 'payload'
import type { User } from '../../payload-types.ts'
import { apiErrors } from '../apiError.ts'
import { againIfTransient } from '../inTransaction.ts'
import { addressKey } from '../rateLimits.ts'
import { runtimeOf } from '../runtime.ts'
import { isOpen } from './locks.ts'
import { beginSession } from './session.ts'

interface Credentials {
  username?: unknown
  password?: unknown
  /** The client's network address, for the limit. */
  address: string
  /** What the client says of itself. */
  userAgent: string | null
}

/** What Payload does with a password before it compares it. */
const payloadsWork = { iterations: 600_000, keyLength: 32, digest: 'sha256' } as const

/** For an account that is not there, or locked: the same work as for any other, so that nobody learns it by the time it takes. */
async function workInVain(password: string): Promise<void> {
  // Taken when it is called, as Payload does.
  const { iterations, keyLength, digest } = payloadsWork
  await promisify(crypto.pbkdf2)(password, 'nobody', iterations, keyLength, digest)
}

/**
 * The one way in, for the site and the CMS alike. Wrong name, wrong password and a locked account
 * get the same answer, so that nobody learns which accounts exist.
 */
export async function login(payload: Payload, { username, password, address, userAgent }: Credentials) {
  if (typeof username !== 'string' || typeof password !== 'string') throw apiErrors.invalidCredentials()
  const { rateLimits } = runtimeOf(payload)
  await rateLimits.consume('login', addressKey(address), username.trim())
  // Many names from one address are guesses as well.
  await rateLimits.consume('loginAddress', addressKey(address))
  if (password.trim() === '') throw apiErrors.invalidCredentials()
  if (!(await isOpen(payload, username))) {
    await workInVain(password)
    throw apiErrors.invalidCredentials()
  }
  const enter = () => payload.login({ collection: 'users', data: { username, password } })
  const user = await againIfTransient(enter).then(
    (result) => result.user as User,
    (error: unknown) => {
      if (
        error instanceof AuthenticationError ||
        error instanceof LockedAuth ||
        error instanceof ValidationError
      ) {
        throw apiErrors.invalidCredentials()
      }
      throw error
    },
  )
  return { ...(await beginSession(payload, user, userAgent)), user }
}
