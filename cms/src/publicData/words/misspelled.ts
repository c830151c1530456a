/** A sorted list of words. */
export interface SortedWords {
  readonly size: number
  wordAt(index: number): string
  /** Returns the index of the first word not before `text`, between `low` and `high`. */
  lowerBound(text: string, low: number, high: number): number
  /** Returns the index after the last word that begins with `prefix`. */
  upperBound(prefix: string, low: number, high: number): number
}

/** Minimum length of words that may be misspelled. */
export const minMisspelledLength = 5

/**
 * Calls `found` with `word` after one letter was added, removed or changed, or two were swapped: beginnings of words,
 * or whole words if `isWhole`, to be looked up between `low` and `high` of the vocabulary. A surplus or wrong last
 * letter counts for whole words only, or half a typed word would match everything that begins like it. May call it for
 * texts that no word begins with, and twice for a text.
 *
 * Works along the sorted vocabulary: the letters before the mistake narrow the range, so the effort grows with the
 * different letters found, not with the words.
 */
export function misspelled(
  vocabulary: SortedWords,
  word: string,
  wholeWordsOnly: boolean,
  found: (text: string, isWhole: boolean, low: number, high: number) => void,
): void {
  const last = word.length - 1
  let low = 0
  let high = vocabulary.size
  for (let i = 0; i <= word.length && low < high; i++) {
    const head = word.slice(0, i)
    if (i > 0) {
      low = vocabulary.lowerBound(head, low, high)
      high = vocabulary.upperBound(head, low, high)
    }
    if (i <= last) found(head + word.slice(i + 1), wholeWordsOnly || i === last, low, high)
    if (i < last && word[i] !== word[i + 1])
      found(head + word.charAt(i + 1) + word.charAt(i) + word.slice(i + 2), wholeWordsOnly, low, high)
    // A word that only lacks letters at the end is a beginning, not a mistake, unless whole words are wanted.
    if (i > last && !wholeWordsOnly) break
    let index = low
    while (index < high && vocabulary.wordAt(index).length === i) index++
    while (index < high) {
      const letter = vocabulary.wordAt(index).charAt(i)
      const next = head + letter
      const end = vocabulary.upperBound(next, index, high)
      if (i <= last && letter !== word[i])
        found(next + word.slice(i + 1), wholeWordsOnly || i === last, index, end)
      found(next + word.slice(i), wholeWordsOnly, index, end)
      index = end
    }
  }
}
