import { Postings } from './Postings.ts'

/** A word of the index; `id` is its place in the query's mark table. */
export interface Term {
  id: number
  word: string
  postings: Postings
  /** Terms of its first letters; they have every document that the word has, so they outlive it. */
  beginnings: Term[]
}

/** All words with their postings: by name for exact hits, sorted for beginnings and misspellings. */
export class Vocabulary {
  /** Upper bound of the terms' ids. */
  capacity = 0
  private terms = new Map<string, Term>()
  private freeIds: number[] = []
  private sorted: string[] = []
  private unsorted = 0

  get(word: string): Term | undefined {
    return this.terms.get(word)
  }

  /** The term of a word; a new one can be found by `get` at once, and by `range` after `settle`. */
  obtain(word: string, listed: boolean): Term {
    const known = this.terms.get(word)
    if (known) return known
    const term: Term = {
      id: this.freeIds.pop() ?? this.capacity++,
      word,
      postings: new Postings(),
      beginnings: [],
    }
    this.terms.set(word, term)
    if (listed) {
      this.sorted.push(word)
      this.unsorted++
    }
    return term
  }

  /** Drops a term without documents. */
  drop(term: Term, listed: boolean): void {
    this.terms.delete(term.word)
    this.freeIds.push(term.id)
    if (!listed) return
    this.settle()
    this.sorted.splice(this.lowerBound(term.word, 0, this.sorted.length), 1)
  }

  /** Brings new words to their places: one by one when they are few, by sorting when they are many. */
  settle(): void {
    if (this.unsorted === 0) return
    if (this.unsorted > 50 && this.unsorted * 20 > this.sorted.length) {
      this.sorted.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
    } else {
      for (const word of this.sorted.splice(this.sorted.length - this.unsorted)) {
        this.sorted.splice(this.lowerBound(word, 0, this.sorted.length), 0, word)
      }
    }
    this.unsorted = 0
  }

  get size(): number {
    return this.sorted.length
  }

  at(index: number): string {
    return this.sorted[index] as string
  }

  /** Index of the first word not before `text` between `low` and `high`. */
  lowerBound(text: string, low: number, high: number): number {
    let from = low
    let to = high
    while (from < to) {
      const middle = (from + to) >>> 1
      if ((this.sorted[middle] as string) < text) from = middle + 1
      else to = middle
    }
    return from
  }

  /** Index after the last word that begins with `prefix`, given that of the first. */
  upperBound(prefix: string, low: number, high: number): number {
    let from = low
    let to = high
    while (from < to) {
      const middle = (from + to) >>> 1
      const word = this.sorted[middle] as string
      if (word < prefix || word.startsWith(prefix)) from = middle + 1
      else to = middle
    }
    return from
  }
}
