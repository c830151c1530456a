import type { PayloadRequest } from 'payload'
import { addressKey } from '../limits/rateLimits.ts'

/** All that the security log may store of a request's origin. */
export interface Sender {
  /** Null if it is not known. */
  address: string | null
  requestId: string | null
}

/** Without what identifies a household: IPv4 as /24, IPv6 as /48; null for another text. */
export function shortenedAddress(address: string) {
  const full = addressKey(address)
  if (/^\d+\.\d+\.\d+\.\d+$/.test(full)) return full.replace(/\d+$/, '0/24')
  const groups = full.split(':')
  return groups.length === 4 ? `${groups.slice(0, 3).join(':')}::/48` : null
}

export const createSender = (address: string | null, requestId: string | null): Sender => ({
  address: address === null ? null : shortenedAddress(address),
  requestId,
})

/** As our front handlers determined it, never what the client claims. */
export const senderFrom = (headers: Headers): Sender =>
  createSender(headers.get('x-client-address'), headers.get('x-request-id'))

/** Contract calls run with a request without headers, so their user carries it. */
export function senderOf({ user, headers }: Pick<PayloadRequest, 'user' | 'headers'>): Sender {
  return (user as { _sender?: Sender } | null)?._sender ?? senderFrom(headers ?? new Headers())
}
