import { apiErrors } from './apiError.ts'

/** Lets so many work at once, and so many wait their turn; whoever comes then is asked to come again. */
export function createWorkGate({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let working = 0
  const queue: (() => void)[] = []

  return async function enter<T>(work: () => Promise<T>): Promise<T> {
    if (working < atOnce) working++
    else {
      if (queue.length >= waiting) throw apiErrors.tooMany(5)
      // Whoever leaves hands over the place.
      await new Promise<void>((resolve) => queue.push(resolve))
    }
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else working--
    }
  }
}

export type WorkGate = ReturnType<typeof createWorkGate>
