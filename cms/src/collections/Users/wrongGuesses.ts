import type { Payload } from 'payload'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { databaseTimeoutOf } from '#database/databaseTimeout.ts'
import { hashedKey, mongoLimiter } from '#lib/limits/rateLimits.ts'

/** Counts for ten minutes, by guesser and of all together (`by` absent). */
export type WrongGuesses = ReturnType<typeof createWrongGuesses>

const windowMs = 10 * 60_000
const budget = { keyPrefix: 'guess', points: 1, duration: windowMs / 1000 }

/** Servers on one MongoDB share the counts; SQLite has one server, which keeps them in memory. */
export function createWrongGuesses(payload?: Payload) {
  const limiter = (payload && mongoLimiter(payload, budget)) ?? new RateLimiterMemory(budget)
  const wait = <T>(operation: () => Promise<T>) =>
    payload ? databaseTimeoutOf(payload.db).wait(operation) : operation()

  async function pointsOf(key: string) {
    const { consumedPoints = 0, msBeforeNext = 0 } = (await wait(() => limiter.get(key))) ?? {}
    const isOver = msBeforeNext <= 0 || msBeforeNext > windowMs
    // The clock was put back, and it would last too long.
    if (msBeforeNext > windowMs) await wait(() => limiter.delete(key))
    return isOver ? 0 : consumedPoints
  }

  /** Forgetting all guesses begins a new round; those of former rounds end by themselves. */
  const roundOf = (of: string) => hashedKey(`rounds of ${of}`)
  const keyOf = async (of: string, by = '') => hashedKey(`${await pointsOf(roundOf(of))} ${of} | ${by}`)

  return {
    count: async (of: string, by?: string) => pointsOf(await keyOf(of, by)),
    async add(of: string, by: string) {
      for (const key of [await keyOf(of, by), await keyOf(of)]) await wait(() => limiter.penalty(key))
    },
    async forget(of: string, by?: string) {
      const key = by === undefined ? roundOf(of) : await keyOf(of, by)
      await wait(async () => void (by === undefined ? await limiter.penalty(key) : await limiter.delete(key)))
    },
  }
}
