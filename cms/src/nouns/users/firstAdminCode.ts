import { hkdfSync, timingSafeEqual } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { runtimeOf } from '../../operations/runtime/runtime.ts'

declare module '../../operations/runtime/runtime.ts' {
  interface Runtime {
    /** Code that allows registering as the first Admin. */
    firstAdminCode: string
  }
}

/**
 * Returns the code that the server prints at its start; with it, anyone can become the first Admin. It is the same on
 * all servers of a directory, because any of them may get the request, and useless once there is an account.
 */
export const firstAdminCode = (secret: string): string =>
  Buffer.from(hkdfSync('sha256', secret, '', 'first Admin', 12)).toString('hex')

export function isFirstAdminCode(code: string, typed: unknown): boolean {
  if (typeof typed !== 'string') return false
  const [codeBytes, typedBytes] = [Buffer.from(code), Buffer.from(typed)]
  return codeBytes.length === typedBytes.length && timingSafeEqual(codeBytes, typedBytes)
}

/** Checks for the code in the body or in the address of the form's page; private servers need none. */
export function mayCreateFirstAdmin(req: PayloadRequest): boolean {
  if (req.headers.get('x-private-request') === 'yes') return true
  const page = req.headers.get('referer') ?? ''
  const inAddress = URL.canParse(page) ? new URL(page).searchParams.get('code') : null
  const { firstAdminCode } = runtimeOf(req.payload)
  return [req.data?.code, inAddress].some((typed) => isFirstAdminCode(firstAdminCode, typed))
}
