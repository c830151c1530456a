import type { Payload } from 'payload'
import { currentTime } from '../../clock.ts'

/** So long an account is locked after too many wrong passwords. */
export const lockTimeMs = 10 * 60 * 1000

/**
 * The account of that name, and whether it may be tried now; null where there is none. A lock that lasts longer than any is one of a clock
 * that was put back since, and would keep people out for days: it is taken away.
 */
export async function lookUpAccount(
  payload: Payload,
  username: string,
): Promise<{ id: string; isOpen: boolean } | null> {
  const found = await payload.db.findOne<{ id: string; lockUntil?: string | null }>({
    collection: 'users',
    where: { username: { equals: username.trim().toLowerCase() } },
  })
  if (!found) return null
  const { id } = found
  if (!found.lockUntil) return { id, isOpen: true }
  const left = new Date(found.lockUntil).getTime() - currentTime()
  if (left > lockTimeMs + clockSlackMs) {
    const data = { loginAttempts: 0, lockUntil: null }
    await payload.db.updateOne({ collection: 'users', id, data, returning: false })
    return { id, isOpen: true }
  }
  return { id, isOpen: left <= 0 }
}

/** Clocks of several servers are never quite the same. */
const clockSlackMs = 60_000
