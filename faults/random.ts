/** A reproducible generator (mulberry32): the same numbers for the same seed. */
export interface Random {
  /** Returns a number of at least 0 and less than 1. */
  next(): number
  /** Returns a whole number of at least 0 and less than `limit`. */
  below(limit: number): number
  pick<T>(items: readonly T[]): T
  chance(probability: number): boolean
}

export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    pick: (items) => items[below(items.length)] as never,
    chance: (probability) => next() < probability,
  }
}
