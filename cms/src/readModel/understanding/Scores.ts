import type { Language } from './isFormOf.ts'

/** A word or part of a word that leads to a target. */
export interface Fit {
  target: number
  worth: number
  /** Says how, not what: where something else is wanted it leads nowhere. */
  isAside: boolean
  /** The plain word, where a whole one is meant. */
  plain?: string
  language?: Language | undefined
  /** One word of a phrase of several: by itself it is no evidence. */
  isHint?: boolean
  /** An alarm: 'Blut' is not 'Blutung'. */
  isAlarm?: boolean
}

export interface Matched {
  score: number
  /** Which words of the query led there, and what each gave. */
  by: ReadonlyMap<number, number>
}
export type Matches = Map<number, Matched>

/** The best points of each word of the query for each target. */
export class Scores {
  private byTarget = new Map<number, Map<number, number>>()
  /** Those that more than a hint leads to. */
  private evident = new Set<number>()
  private withAside: boolean

  constructor(withAside: boolean) {
    this.withAside = withAside
  }

  /** What leads to many targets says less of each; of the first named a little more. */
  add(fits: readonly Fit[], word: number, value: number): void {
    const share = value * (1 - 0.04 * Math.min(fits.length - 1, 6))
    fits.forEach(({ target, worth, isAside, isHint }, rank) => {
      if (isAside && !this.withAside) return
      if (!isHint) this.evident.add(target)
      const own = share * worth - Math.min(rank, 10) / 20
      const byWord = this.byTarget.get(target) ?? new Map<number, number>()
      if (own > (byWord.get(word) ?? 0)) byWord.set(word, own)
      this.byTarget.set(target, byWord)
    })
  }

  /** `evidentOnly`: without what only hints lead to. */
  sums(evidentOnly: boolean): Matches {
    const meant = [...this.byTarget].filter(([target]) => !evidentOnly || this.evident.has(target))
    return new Map(meant.map(([target, by]) => [target, { score: sumOf(by.values()), by }]))
  }
}

function sumOf(some: Iterable<number>): number {
  let sum = 0
  for (const one of some) sum += one
  return sum
}
