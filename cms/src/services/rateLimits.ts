import type { LimitKind } from '@directory/shared/contract'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { RateLimits as Limits } from '../environment.ts'
import { apiErrors } from './apiError.ts'

export interface RateLimits {
  /** Takes one point of the budget; throws the refusal 429 when it is used up. */
  consume(kind: LimitKind, ...key: string[]): Promise<void>
}

/** `null` limits nothing. */
export function createRateLimits(limits: Limits | null): RateLimits {
  if (limits === null) return { consume: async () => {} }
  const limiters = Object.fromEntries(
    Object.entries(limits).map(([kind, { points, seconds }]) => [
      kind,
      new RateLimiterMemory({ keyPrefix: kind, points, duration: seconds }),
    ]),
  ) as Record<LimitKind, RateLimiterMemory>

  return {
    async consume(kind, ...key) {
      try {
        await limiters[kind].consume(key.map(bounded).join('|'))
      } catch (reason) {
        if (reason instanceof RateLimiterRes) {
          // A clock that was put back makes the time until then longer than it is: budgets end by a timer.
          const left = Math.min(reason.msBeforeNext / 1000, limiters[kind].duration)
          throw apiErrors.tooMany(Math.max(1, Math.ceil(left)))
        }
        throw reason
      }
    },
  }
}

const bounded = (part: string) => part.slice(0, 200).toLowerCase()

/** One household holds a whole IPv6 /64, so that is what counts as one address. */
export function addressKey(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address.replace(/^::ffff:/, '')
  const [head = '', tail = ''] = address.split('::')
  const parts = head.split(':')
  const rest = tail === '' ? [] : tail.split(':')
  const full = address.includes('::')
    ? [...parts, ...Array(Math.max(0, 8 - parts.length - rest.length)).fill('0'), ...rest]
    : parts
  return full.slice(0, 4).join(':')
}
