import type { SortedWords } from './misspelled.ts'

/** A list that words are only added to; sorted on first use. */
export class WordList implements SortedWords {
  private words: string[] = []
  private isSorted = true

  add(word: string): void {
    this.words.push(word)
    this.isSorted = false
  }

  settle(): void {
    if (!this.isSorted) this.words.sort()
    this.isSorted = true
  }

  get size(): number {
    this.settle()
    return this.words.length
  }

  wordAt(index: number): string {
    return this.words[index] as string
  }

  lowerBound(text: string, low: number, high: number): number {
    let from = low
    let to = high
    while (from < to) {
      const middle = (from + to) >>> 1
      if (this.wordAt(middle) < text) from = middle + 1
      else to = middle
    }
    return from
  }

  upperBound(prefix: string, low: number, high: number): number {
    return this.lowerBound(`${prefix}\uffff`, low, high)
  }
}
