import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { runtimeOf } from '../runtime.ts'

/** Whoever reads what the server says at its start may be the first Admin. */
export const createFirstAdminCode = () => randomBytes(12).toString('hex')

export function isFirstAdminCode(code: string, given: unknown): boolean {
  if (typeof given !== 'string') return false
  const [own, other] = [Buffer.from(code), Buffer.from(given)]
  return own.length === other.length && timingSafeEqual(own, other)
}

/** With the code in the body, or in the address of the page that the form stands on; on a private server without one. */
export function mayBeFirst(req: PayloadRequest): boolean {
  if (req.headers.get('x-private-request') === 'yes') return true
  const page = req.headers.get('referer') ?? ''
  const inAddress = URL.canParse(page) ? new URL(page).searchParams.get('code') : null
  const { firstAdminCode } = runtimeOf(req.payload)
  return [req.data?.code, inAddress].some((given) => isFirstAdminCode(firstAdminCode, given))
}
