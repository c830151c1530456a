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
 * Counts towards the limit and towards `invalid` before anything is read, so that parallel requests cannot exceed
 * either. Afterwards gives back what the request turned out not to be: refused ones count towards `invalid` alone, the
 * others not towards it, and the server's own faults cost nobody anything.
 * @throws the refusal 429, before anything is done
 */
export async function countOutcome<T>({ rateLimits, kind, key, work, statusOf }: Counted<T>) {
  await rateLimits.consume('invalid', key)
  try {
    await rateLimits.consume(kind, key)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // The point that was one too many is not kept. Of what must be taken to count, no memory refuses a flood
    // (`rateLimits.ts`), so `invalid` does; of the others it is no fault of what was sent.
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
    // 429 says that the server has too much to do, which is nobody's mistake.
    const isRefused = status >= 400 && status < 500 && status !== 429
    const kinds: LimitKind[] = isRefused ? [] : ['invalid']
    if (status >= 400 && countsTaken.has(kind)) kinds.push(kind)
    // What was done stays done if a point cannot be given back.
    await Promise.allSettled(kinds.map((one) => rateLimits.giveBack(one, key)))
  }
}
