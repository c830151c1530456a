import type { LimitKind } from '@directory/shared/contract'
import { ApiError } from '../errors/apiError.ts'
import { countsTaken, type RateLimits } from './rateLimits.ts'

/** What became of a request: `failed` is the server's own fault, which costs nobody anything. */
export type Outcome = 'taken' | 'refused' | 'failed'

/**
 * Counts a request towards its limit and towards `invalid` before anything of it is read, so that parallel requests
 * cannot exceed either. Returns a function that gives back what it turned out not to be: refused requests count towards
 * `invalid` alone, the others not towards it. Throws the refusal 429 if one of them is used up.
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
    // Refused for this alone: the point that was one too many is not kept. Of what must be taken to count, no memory
    // refuses a flood (`rateLimits.ts`), so `invalid` does; of the others it is no fault of what was sent.
    if (error instanceof ApiError) await rateLimits.giveBack(countsTaken.has(kind) ? kind : 'invalid', key)
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

/** Refusals are 4xx; 429 says that the server has too much to do, which is nobody's mistake. */
export const outcomeOf = (status: number): Outcome =>
  status >= 500 || status === 429 ? 'failed' : status >= 400 ? 'refused' : 'taken'
