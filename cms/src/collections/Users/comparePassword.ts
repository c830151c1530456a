import crypto from 'node:crypto'
import { promisify } from 'node:util'
import type { Payload } from 'payload'
import { type ConcurrencyLimit, createConcurrencyLimit } from '#lib/limits/concurrencyLimit.ts'

export interface StoredAccount {
  id: string
  hash?: string | null
  salt?: string | null
  email?: string | null
}

const prefix = 'pbkdf2-sha256-v1:'
/** Parameters of Payload's password hash. */
const iterations = 600_000
const keyLength = 32

/** However the name was typed; null if there is none. */
export const findAccount = ({ db }: Payload, username: string) =>
  db.findOne<StoredAccount>({
    collection: 'users',
    where: { username: { equals: username.trim().toLowerCase() } },
  })

const hashed = (password: string, salt: string) =>
  // Read on each call, as Payload does.
  promisify(crypto.pbkdf2)(password, salt, iterations, keyLength, 'sha256')

/** Without an account it does the same work, so that its duration does not reveal which accounts exist. */
export async function isPassword(account: StoredAccount | null, password: string) {
  const { hash, salt } = account ?? {}
  if (!hash || !salt) {
    await hashed(password, 'nobody')
    return false
  }
  const stored = Buffer.from(hash.slice(prefix.length), 'hex')
  const typedHash = await hashed(password, salt)
  return stored.length === typedHash.length && crypto.timingSafeEqual(stored, typedHash)
}

declare module '#lib/runtime/runtime.ts' {
  interface Runtime {
    passwordHashLimits: { strangers: ConcurrencyLimit; known: ConcurrencyLimit }
  }
}

/**
 * Each hash occupies one of the four threads that also serve files for a third of a second. Unknown clients get at most
 * two, known browsers one, and one remains for files.
 */
export const createPasswordHashLimits = () => ({
  strangers: createConcurrencyLimit({ atOnce: 2, waiting: 40 }),
  known: createConcurrencyLimit({ atOnce: 1, waiting: 40 }),
})
