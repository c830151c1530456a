import type { LargeInput, SentRequest } from './largestInputs.fixture.ts'

/** Sends a request, and returns the milliseconds of the server's processor time that it cost. */
export type Cost = (request: SentRequest) => Promise<number>

/** Milliseconds of processor time, least of three tries. */
export interface InputCost {
  full: number
  half: number
  ordinary: number
}

/** What costs less does no harm, and is not looked at more exactly. */
const cheapMs = 20
/** What costs more is not tried again. */
const dearMs = 1000

/** Returns what an input costs, what half of it does, and what people send in its place; null if it is cheap. */
export async function measureInput(
  { make, length, ordinary }: LargeInput,
  cost: Cost,
): Promise<InputCost | null> {
  const first = await cost(make(length))
  const least = async (request: (n: number) => SentRequest, start = Number.POSITIVE_INFINITY) => {
    let ms = start
    for (let n = 1; n <= 3 && ms > cheapMs && (n === 1 || first < dearMs); n++)
      ms = Math.min(ms, await cost(request(n)))
    return ms
  }
  // Each try has a length of its own, so that no cache answers it.
  const full = first < dearMs ? await least((n) => make(length - n), first) : first
  if (full <= cheapMs) return null
  const half = await least((n) => make((length >> 1) - n))
  return { full, half, ordinary: await least(() => ordinary) }
}

/** True if the cost grows faster than the length, or is far above that of what people send. */
export const isTooDear = ({ full, half, ordinary }: InputCost): boolean =>
  full > 3 * half + 5 || full > Math.max(cheapMs, 20 * ordinary)
