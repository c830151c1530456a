import { createHash } from 'node:crypto'
import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { Payload } from 'payload'
import { RateLimiterMemory, RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible'
import { currentTime } from '#clock.ts'
import { databaseTimeoutOf } from '#database/databaseTimeout.ts'
import { isAway } from '#database/databaseUnavailable.ts'
import { rateLimitCollection } from '#database/mongoIndexes.ts'
import type { RateLimitSettings } from '#environment.ts'
import type { LimitKind } from '#shared/contract'
import { apiErrors } from '../errors/apiError.ts'

export interface RateLimits {
  /** @throws the refusal 429 when the limit is used up */
  consume(kind: LimitKind, ...key: string[]): Promise<void>
  /** Does nothing if the point's time is over. */
  giveBack(kind: LimitKind, ...key: string[]): Promise<void>
}

interface Limiter {
  consume(key: string): Promise<unknown>
  giveBack(key: string): Promise<unknown>
}

/** Only what is taken counts (`reserve.ts`). */
export const countsTaken: ReadonlySet<LimitKind> = new Set<LimitKind>(['submission', 'report'])

/**
 * All servers of a `payload`'s MongoDB share them.
 * @param limits `null` means none
 */
export function createRateLimits(limits: RateLimitSettings | null, payload?: Payload): RateLimits {
  if (limits === null) return { consume: async () => {}, giveBack: async () => {} }
  const limiters = Object.fromEntries(
    Object.entries(limits).map(([keyPrefix, { points, seconds: duration }]) => {
      const own = ownLimiter(new RateLimiterMemory({ keyPrefix, points, duration }))
      return [keyPrefix, payload ? shared(payload, { keyPrefix, points, duration }, own) : own]
    }),
  ) as Record<LimitKind, Limiter>
  const keyOf = (parts: readonly string[]) => parts.map(bounded).join('|')

  return {
    async consume(kind, ...key) {
      try {
        await limiters[kind].consume(keyOf(key))
      } catch (reason) {
        if (reason instanceof RateLimiterRes) {
          // If the clock was put back, `msBeforeNext` is too long: limits end by a timer.
          const left = Math.min(reason.msBeforeNext / 1000, limits[kind].seconds)
          throw apiErrors.tooMany(Math.max(1, Math.ceil(left)))
        }
        throw reason
      }
    },
    async giveBack(kind, ...key) {
      await limiters[kind].giveBack(keyOf(key))
    },
  }
}

const ownLimiter = (limiter: RateLimiterMemory): Limiter => ({
  consume: (key) => limiter.consume(key),
  async giveBack(key) {
    const counted = await limiter.get(key)
    // A point whose time is over would be one too many of the next.
    if (counted && counted.consumedPoints > 0 && counted.msBeforeNext > 0) await limiter.reward(key)
  },
})

interface Budget {
  keyPrefix: string
  points: number
  duration: number
  inMemoryBlockOnConsumed?: number
}

const connectionOf = ({ db }: Payload) => (db as unknown as Partial<MongooseAdapter>).connection

/** For all servers of the `payload`'s MongoDB; null on SQLite. */
export function mongoLimiter(payload: Payload, budget: Budget) {
  const connection = connectionOf(payload)
  if (!connection) return null
  return new RateLimiterMongo({
    ...budget,
    storeClient: connection.getClient(),
    dbName: connection.db?.databaseName,
    tableName: rateLimitCollection,
    // Created together with all other indexes.
    disableIndexesCreation: true,
  })
}

/** Without the database each server counts by itself. */
function shared(payload: Payload, budget: Budget, own: Limiter): Limiter {
  const connection = connectionOf(payload)
  const limiter = mongoLimiter(payload, {
    ...budget,
    // Refused from memory, so that a flood of requests does not reach the database. What may be given back is not kept
    // in memory: `invalid` stops a flood of it.
    ...(!countsTaken.has(budget.keyPrefix as LimitKind) && { inMemoryBlockOnConsumed: budget.points + 1 }),
  })
  if (!limiter || !connection) return own
  const orOwn = (work: () => Promise<unknown>, workOwn: () => Promise<unknown>) =>
    databaseTimeoutOf(payload.db)
      .wait(work)
      .catch((reason) => {
        if (!isAway(reason)) throw reason
        return workOwn()
      })
  return {
    consume: (key) =>
      orOwn(
        () => limiter.consume(hashedKey(key)),
        () => own.consume(key),
      ),
    giveBack: (key) =>
      orOwn(
        async () => {
          const record = {
            key: limiter.getKey(hashedKey(key)),
            expire: { $gt: new Date(currentTime()) },
            points: { $gt: 0 },
          }
          return connection.db?.collection(rateLimitCollection).updateOne(record, { $inc: { points: -1 } })
        },
        () => own.giveBack(key),
      ),
  }
}

/** Names and addresses of people are not stored in the database. */
export const hashedKey = (key: string) => createHash('sha256').update(key).digest('base64url')

const bounded = (part: string) => part.slice(0, 200).toLowerCase()

/** One household has a whole IPv6 /64. */
export const addressKey = (address: string) => network(address, 4)

/** For guesses at many names. IPv6 counts by /48: one customer often has all its 65,536 networks. */
export const networkKey = (address: string) => network(address, 3)

function network(address: string, groups: number) {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address.replace(/^::ffff:/, '')
  const [head = '', tail = ''] = address.split('::')
  const parts = head.split(':')
  const rest = tail === '' ? [] : tail.split(':')
  const full = address.includes('::')
    ? [...parts, ...Array(Math.max(0, 8 - parts.length - rest.length)).fill('0'), ...rest]
    : parts
  return full.slice(0, groups).join(':')
}
