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
  /** Counts one point towards the limit; throws the refusal 429 when it is used up. */
  consume(kind: LimitKind, ...key: string[]): Promise<void>
}

type Consume = (key: string) => Promise<unknown>

/** Creates the rate limits; `null` means none. All servers of a `payload`'s MongoDB share them. */
export function createRateLimits(limits: RateLimitSettings | null, payload?: Payload): RateLimits {
  if (limits === null) return { consume: async () => {} }
  const limiters = Object.fromEntries(
    Object.entries(limits).map(([keyPrefix, { points, seconds: duration }]) => {
      const limiter = new RateLimiterMemory({ keyPrefix, points, duration })
      const consumeOwn: Consume = (key) => limiter.consume(key)
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
          // If the clock was put back, `msBeforeNext` is too long: limits end by a timer.
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

/** The parts of Payload's MongoDB adapter used here. */
interface MongoParts {
  connection?: { db: { databaseName: string }; getClient(): unknown }
}

/** Returns a limit shared by all servers; without the database each server counts by itself. */
function shared(payload: Payload, budget: Budget, consumeOwn: Consume): Consume {
  const { connection } = payload.db as MongoParts
  if (!connection) return consumeOwn
  const limiter = new RateLimiterMongo({
    ...budget,
    storeClient: connection.getClient(),
    dbName: connection.db.databaseName,
    tableName: rateLimitCollection,
    // Created together with all other indexes.
    disableIndexesCreation: true,
    // A client above its limit is refused from memory, so that a flood of requests does not reach the database.
    inMemoryBlockOnConsumed: budget.points + 1,
  })
  return (key) =>
    databaseTimeoutOf(payload.db)
      .wait(() => limiter.consume(hashedKey(key)))
      .catch((reason) => {
        if (!isAway(reason)) throw reason
        return consumeOwn(key)
      })
}

/** Names and addresses of people are not stored in the database. */
export const hashedKey = (key: string): string => createHash('sha256').update(key).digest('base64url')

const bounded = (part: string) => part.slice(0, 200).toLowerCase()

/** Returns the key of an address. One household has a whole IPv6 /64, so that counts as one address. */
export const addressKey = (address: string): string => network(address, 4)

/** Returns the key for guesses at many names. IPv6 counts by /48: one customer often has all its 65,536 networks. */
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
