import type { LimitKind } from '#shared/contract'
import { ApiError } from '../errors/apiError.ts'
import { countsTaken, type RateLimits } from './rateLimits.ts'

interface Counted<T> {
  rateLimits: RateLimits
  kind: LimitKind
  key: string
  work: () => Promise<T>
  /** Status with which an error of `work` is answered. */
  statusOf: (error: unknown) => number
}

/**
 * Counts a request towards its limit and towards `invalid` before anything is read, so that parallel requests cannot
 * exceed either. Afterwards a refused request keeps its point of `invalid` only, an accepted one that of its limit, and
 * one that failed by a fault of the server none.
 * @throws the refusal 429, before anything is done
 */
export async function countOutcome<T>({ rateLimits, kind, key, work, statusOf }: Counted<T>) {
  await rateLimits.consume('invalid', key)
  try {
    await rateLimits.consume(kind, key)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // Gives one of the points back. Limits of accepted requests (`rateLimits.ts`) remember no flood, so `invalid` keeps
    // its point; for other limits the request itself was not invalid.
    await rateLimits.giveBack(countsTaken.has(kind) ? kind : 'invalid', key)
    throw error
  }
  let status = 200
  try {
    return await work()
  } catch (error) {
    status = statusOf(error)
    throw error
  } finally {
    // 429 means that the server is too busy, which is no fault of the request.
    const isRefused = status >= 400 && status < 500 && status !== 429
    const kinds: LimitKind[] = isRefused ? [] : ['invalid']
    if (status >= 400 && countsTaken.has(kind)) kinds.push(kind)
    // The work stays done even if a point cannot be given back.
    await Promise.allSettled(kinds.map((one) => rateLimits.giveBack(one, key)))
  }
}
