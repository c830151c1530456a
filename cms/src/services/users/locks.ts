import type { Payload } from 'payload'
import { currentTime } from '../../clock.ts'

/** So long an account is locked after too many wrong passwords. */
export const lockTimeMs = 10 * 60 * 1000

/**
 * Whether there is an account of that name that may be tried now. A lock that lasts longer than any is one of a clock
 * that was put back since, and would keep people out for days: it is taken away.
 */
export async function isOpen(payload: Payload, username: string): Promise<boolean> {
  const found = await payload.db.findOne<{ id: string; lockUntil?: string | null }>({
    collection: 'users',
    where: { username: { equals: username.trim().toLowerCase() } },
  })
  if (!found) return false
  if (!found.lockUntil) return true
  const left = new Date(found.lockUntil).getTime() - currentTime()
  if (left > lockTimeMs + clockSlackMs) {
    const data = { loginAttempts: 0, lockUntil: null }
    await payload.db.updateOne({ collection: 'users', id: found.id, data, returning: false })
    return true
  }
  return left <= 0
}

/** Clocks of several servers are never quite the same. */
const clockSlackMs = 60_000
