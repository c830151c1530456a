import type { LimitKind } from '@directory/shared/contract'
import { ApiError } from '../errors/apiError.ts'
import { countsTaken, type RateLimits } from './rateLimits.ts'

/** `failed` is the server's own fault, which costs nobody anything. */
export type Outcome = 'taken' | 'refused' | 'failed'

/**
 * Counts towards the limit and towards `invalid` before anything is read, so that parallel requests cannot exceed
 * either. Returns a function that gives back what the request turned out not to be: refused ones count towards
 * `invalid` alone, the others not towards it.
 * @throws the refusal 429 if one of them is used up
 */
export async function reserve(
  rateLimits: RateLimits,
  kind: LimitKind,
  key: string,
): Promise<(outcome: Outcome) => Promise<void>> {
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
  return async (outcome) => {
    const kinds: LimitKind[] = [
      ...(outcome === 'refused' ? [] : ['invalid' as const]),
      ...(outcome !== 'taken' && countsTaken.has(kind) ? [kind] : []),
    ]
    // What was done stays done if a point cannot be given back.
    await Promise.allSettled(kinds.map((one) => rateLimits.giveBack(one, key)))
  }
}

interface Counted<T> {
  rateLimits: RateLimits
  kind: LimitKind
  key: string
  work: () => Promise<T>
  /** Status with which an error of `work` is answered. */
  statusOf: (error: unknown) => number
}

/**
 * Counts by what becomes of it.
 * @throws the refusal 429, before anything is done
 */
export async function countOutcome<T>({ rateLimits, kind, key, work, statusOf }: Counted<T>): Promise<T> {
  const settle = await reserve(rateLimits, kind, key)
  let outcome: Outcome = 'failed'
  try {
    const result = await work()
    outcome = 'taken'
    return result
  } catch (error) {
    outcome = outcomeOf(statusOf(error))
    throw error
  } finally {
    await settle(outcome)
  }
}

/** 429 says that the server has too much to do, which is nobody's mistake. */
export const outcomeOf = (status: number): Outcome =>
  status >= 500 || status === 429 ? 'failed' : status >= 400 ? 'refused' : 'taken'
