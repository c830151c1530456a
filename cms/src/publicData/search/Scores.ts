import type { Language } from '../words/isFormOf.ts'

/** A word or part of a word that leads to a target. */
export interface WordFit {
  target: number
  worth: number
  /** True if it says how, not what: ignored if something else is wanted. */
  isAside: boolean
  /** The plain word, if a whole word is meant. */
  plain?: string
  language?: Language | undefined
  /** True for one word of a phrase: by itself it is no evidence. */
  isHint?: boolean
  /** True for an alarm: 'Blut' is not 'Blutung'. */
  isAlarm?: boolean
}

export interface Matched {
  score: number
  /** Positions of the words that led to the target, with their points. */
  by: ReadonlyMap<number, number>
}
export type Matches = Map<number, Matched>

/** Collects the best points of each word of the query for each target. */
export class Scores {
  private byTarget = new Map<number, Map<number, number>>()
  /** Targets with more evidence than hints. */
  private evident = new Set<number>()
  private withAside: boolean

  constructor(withAside: boolean) {
    this.withAside = withAside
  }

  /** Adds points for each target: fewer if a word leads to many, slightly more for those named first. */
  add(fits: readonly WordFit[], word: number, value: number): void {
    const share = value * (1 - 0.04 * Math.min(fits.length - 1, 6))
    fits.forEach(({ target, worth, isAside, isHint }, rank) => {
      if (isAside && !this.withAside) return
      if (!isHint) this.evident.add(target)
      const points = share * worth - Math.min(rank, 10) / 20
      const byWord = this.byTarget.get(target) ?? new Map<number, number>()
      if (points > (byWord.get(word) ?? 0)) byWord.set(word, points)
      this.byTarget.set(target, byWord)
    })
  }

  /** Returns the sums; `evidentOnly`: without targets of mere hints. */
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
