import type { Payload } from 'payload'
import { findAccount, isPassword } from './comparePassword.ts'

/** Accounts with public passwords, which are only created on a server that other computers cannot reach. */
export const demoAccounts = [
  { username: 'admin', password: 'admin-demo', role: 'Admin' },
  { username: 'editor', password: 'editor-demo', role: 'Editor' },
] as const

/** Returns the name of a demo account that still has its published password, or null. */
export async function openDemoAccount(payload: Payload): Promise<string | null> {
  for (const { username, password } of demoAccounts)
    if (await isPassword(await findAccount(payload, username), password)) return username
  return null
}
