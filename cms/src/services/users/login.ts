import { AuthenticationError, LockedAuth, type Payload, ValidationError } from 'payload'
import type { User } from '../../payload-types.ts'
import { apiErrors } from '../apiError.ts'
import { againIfTransient } from '../inTransaction.ts'
import { addressKey } from '../rateLimits.ts'
import { runtimeOf } from '../runtime.ts'
import { beginSession } from './session.ts'

interface Credentials {
  username?: unknown
  password?: unknown
  /** The client's network address, for the limit. */
  address: string
}

/**
 * The one way in, for the site and the CMS alike. Wrong name, wrong password and a locked account
 * get the same answer, so that nobody learns which accounts exist.
 */
export async function login(payload: Payload, { username, password, address }: Credentials) {
  if (typeof username !== 'string' || typeof password !== 'string') throw apiErrors.invalidCredentials()
  await runtimeOf(payload).rateLimits.consume('login', addressKey(address), username.trim())
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
  return { ...(await beginSession(payload, user)), user }
}
