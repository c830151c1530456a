import type { Payload } from 'payload'

/** Well known, and therefore only ever created on a server that nobody else can reach. */
export const demoAccounts = [
  { username: 'admin', password: 'admin-demo', role: 'Admin' },
  { username: 'editor', password: 'editor-demo', role: 'Editor' },
] as const

interface Attempts {
  id: string
  loginAttempts?: number | null
  lockUntil?: string | null
}

/** Name of a demo account that still opens with its published password, or null. */
export async function openDemoAccount(payload: Payload): Promise<string | null> {
  const { db } = payload
  for (const { username, password } of demoAccounts) {
    const found = await db.findOne<Attempts>({
      collection: 'users',
      where: { username: { equals: username } },
    })
    if (!found) continue
    const { id, loginAttempts = 0, lockUntil = null } = found
    const setAttempts = (data: Record<string, unknown>) =>
      db.updateOne({ collection: 'users', id, data, returning: false })
    // A locked account would refuse the right password, too, and each start would count as a wrong one.
    await setAttempts({ loginAttempts: 0, lockUntil: null })
    const isOpen = await payload.login({ collection: 'users', data: { username, password } }).then(
      () => true,
      () => false,
    )
    await setAttempts({ loginAttempts, lockUntil })
    if (isOpen) return username
  }
  return null
}
