import { createHash } from 'node:crypto'
import type { LimitKind } from '@directory/shared/contract'
import type { Payload } from 'payload'
import { RateLimiterMemory, RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible'
import { count, counters } from '../../counters.ts'
import { databaseTimeoutOf } from '../../database/databaseTimeout.ts'
import { isAway } from '../../database/databaseUnavailable.ts'
import { rateLimitCollection } from '../../database/ownCollections.ts'
import type { RateLimitSettings } from '../../environment.ts'
import { apiErrors } from '../errors/apiError.ts'

export interface RateLimits {
  /** Takes one point of the budget; throws the refusal 429 when it is used up. */
  consume(kind: LimitKind, ...key: string[]): Promise<void>
}

type Consume = (key: string) => Promise<unknown>

/** `null` limits nothing. Those of a `payload` on MongoDB hold for all servers of its database together. */
export function createRateLimits(limits: RateLimitSettings | null, payload?: Payload): RateLimits {
  if (limits === null) return { consume: async () => {} }
  const limiters = Object.fromEntries(
    Object.entries(limits).map(([keyPrefix, { points, seconds: duration }]) => {
      const own = new RateLimiterMemory({ keyPrefix, points, duration })
      const consumeOwn: Consume = (key) => own.consume(key)
      return [keyPrefix, payload ? shared(payload, { keyPrefix, points, duration }, consumeOwn) : consumeOwn]
    }),
  ) as Record<LimitKind, Consume>

  return {
    async consume(kind, ...key) {
      try {
        await limiters[kind](key.map(bounded).join('|'))
      } catch (reason) {
        if (reason instanceof RateLimiterRes) {
          count(counters.limited, kind)
          // A clock that was put back makes the time until then longer than it is: budgets end by a timer.
          const left = Math.min(reason.msBeforeNext / 1000, limits[kind].seconds)
          throw apiErrors.tooMany(Math.max(1, Math.ceil(left)))
        }
        throw reason
      }
    },
  }
}

interface Budget {
  keyPrefix: string
  points: number
  duration: number
}

/** The parts of Payload's MongoDB adapter that are used. */
interface MongoParts {
  connection?: { db: { databaseName: string }; getClient(): unknown }
}

/** Without the database each server counts by itself: reading goes on, and so do its limits. */
function shared(payload: Payload, budget: Budget, consumeOwn: Consume): Consume {
  const { connection } = payload.db as MongoParts
  if (!connection) return consumeOwn
  const limiter = new RateLimiterMongo({
    ...budget,
    storeClient: connection.getClient(),
    dbName: connection.db.databaseName,
    tableName: rateLimitCollection,
    // Made with all the others.
    disableIndexesCreation: true,
    // Above its budget a client is refused from memory, so that a flood of requests does not reach the database.
    inMemoryBlockOnConsumed: budget.points + 1,
  })
  // Names and addresses of people stay out of the database.
  const hashed = (key: string) => createHash('sha256').update(key).digest('base64url')
  return (key) =>
    databaseTimeoutOf(payload.db)
      .wait(() => limiter.consume(hashed(key)))
      .catch((reason) => {
        if (!isAway(reason)) throw reason
        return consumeOwn(key)
      })
}

const bounded = (part: string) => part.slice(0, 200).toLowerCase()

/** One household holds a whole IPv6 /64, so that is what counts as one address. */
export const addressKey = (address: string): string => network(address, 4)

/** Key for guesses at many names. IPv6 counts by /48, as one customer often holds all of its 65,536 networks. */
export const networkKey = (address: string): string => network(address, 3)

function network(address: string, groups: number): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address.replace(/^::ffff:/, '')
  const [head = '', tail = ''] = address.split('::')
  const parts = head.split(':')
  const rest = tail === '' ? [] : tail.split(':')
  const full = address.includes('::')
    ? [...parts, ...Array(Math.max(0, 8 - parts.length - rest.length)).fill('0'), ...rest]
    : parts
  return full.slice(0, groups).join(':')
}
