import type { SortedWords } from './misspelled.ts'
import { Postings } from './Postings.ts'

/** A word of the index. */
export interface Term {
  id: number
  word: string
  postings: Postings
  /** Terms of its first letters; they contain every document of the word, so they outlive it. */
  beginnings: Term[]
  /** Number of the query's word for which it was last found. */
  foundFor: number
}

/** All words with their postings: by name for exact hits, sorted for beginnings and misspellings. */
export class Vocabulary implements SortedWords {
  private nextId = 0
  private terms = new Map<string, Term>()
  private freeIds: number[] = []
  private sorted: Term[] = []
  /** `keyOf` of the sorted words, side by side: a search compares the words themselves only at the end. */
  private keys = new Float64Array(64)
  private unsorted = 0

  get(word: string): Term | undefined {
    return this.terms.get(word)
  }

  /** Returns the term of a word, made if needed; `get` finds a new one at once, the sorted list after `settle`. */
  obtain(word: string, listed: boolean): Term {
    const existing = this.terms.get(word)
    if (existing) return existing
    const term: Term = {
      id: this.freeIds.pop() ?? this.nextId++,
      word,
      postings: new Postings(),
      beginnings: [],
      foundFor: 0,
    }
    this.terms.set(word, term)
    if (listed) {
      this.sorted.push(term)
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
    const index = this.lowerBound(term.word, 0, this.sorted.length)
    this.sorted.splice(index, 1)
    this.keys.copyWithin(index, index + 1)
  }

  /** Sorts in new words: one by one if they are few, by sorting everything if they are many. */
  settle(): void {
    if (this.unsorted === 0) return
    if (this.sorted.length > this.keys.length) {
      const roomy = new Float64Array(Math.ceil(this.sorted.length * 1.25))
      roomy.set(this.keys)
      this.keys = roomy
    }
    if (this.unsorted > 50 && this.unsorted * 20 > this.sorted.length) {
      this.sorted.sort((a, b) => (a.word < b.word ? -1 : a.word > b.word ? 1 : 0))
      this.sorted.forEach(({ word }, index) => {
        this.keys[index] = keyOf(word)
      })
    } else {
      for (const term of this.sorted.splice(this.sorted.length - this.unsorted)) {
        const at = this.lowerBound(term.word, 0, this.sorted.length)
        this.sorted.splice(at, 0, term)
        this.keys.copyWithin(at + 1, at, this.sorted.length - 1)
        this.keys[at] = keyOf(term.word)
      }
    }
    this.unsorted = 0
  }

  get size(): number {
    return this.sorted.length
  }

  at(index: number): Term {
    return this.sorted[index] as Term
  }

  wordAt(index: number): string {
    return this.at(index).word
  }

  /** Returns whether a word is there and has that beginning. */
  beginsAt(index: number, beginning: string): boolean {
    return this.sorted[index]?.word.startsWith(beginning) ?? false
  }

  lowerBound(text: string, low: number, high: number): number {
    const key = keyOf(text)
    let from = low
    let to = high
    while (from < to) {
      const middle = (from + to) >>> 1
      const other = this.keys[middle] as number
      if (other < key || (other === key && this.at(middle).word < text)) from = middle + 1
      else to = middle
    }
    return from
  }

  upperBound(prefix: string, low: number, high: number): number {
    return this.lowerBound(`${prefix}\uffff`, low, high)
  }
}

/** Returns the first three letters as a number that compares like them. */
function keyOf(text: string): number {
  return (letterAt(text, 0) * 2 ** 16 + letterAt(text, 1)) * 2 ** 16 + letterAt(text, 2)
}

const letterAt = (text: string, at: number) => (at < text.length ? text.charCodeAt(at) : 0)
