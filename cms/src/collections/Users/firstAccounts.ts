import { hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import { leasesOf, runWhenFree } from '#database/leases.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import { findAccount, isPassword } from './comparePassword.ts'

/** With public passwords: only on a server that other computers cannot reach. */
export const demoAccounts = [
  { username: 'admin', password: 'admin-demo', role: 'Admin' },
  { username: 'editor', password: 'editor-demo', role: 'Editor' },
] as const

/** One that still has its published password, or null. */
export async function openDemoAccount(payload: Payload) {
  for (const { username, password } of demoAccounts)
    if (await isPassword(await findAccount(payload, username), password)) return username
  return null
}

/** One after the other, on all servers: on MongoDB two transactions at once would each find no account. */
export const withFirstAccountLock = <T>(payload: Payload, operation: () => Promise<T>) =>
  runWhenFree(leasesOf(payload), 'first account', operation)

declare module '#lib/runtime/runtime.ts' {
  interface Runtime {
    firstAdminCode: string
  }
}

export const firstAdminCode = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'first Admin', 12)).toString('hex')

export function isFirstAdminCode(code: string, typed: unknown) {
  if (typeof typed !== 'string') return false
  const [codeBytes, typedBytes] = [Buffer.from(code), Buffer.from(typed)]
  return codeBytes.length === typedBytes.length && timingSafeEqual(codeBytes, typedBytes)
}

/** The code stands in the body or in the address of the form's page; private servers need none. */
export function mayCreateFirstAdmin(req: PayloadRequest) {
  if (req.headers.get('x-private-request') === 'yes') return true
  const page = req.headers.get('referer') ?? ''
  const inAddress = URL.canParse(page) ? new URL(page).searchParams.get('code') : null
  const { firstAdminCode } = runtimeOf(req.payload)
  return [req.data?.code, inAddress].some((typed) => isFirstAdminCode(firstAdminCode, typed))
}
