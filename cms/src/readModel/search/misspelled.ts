/** Words in their order. */
export interface SortedWords {
  readonly size: number
  wordAt(index: number): string
  /** Index of the first word not before `text` between `low` and `high`. */
  lowerBound(text: string, low: number, high: number): number
  /** Index after the last word that begins with `prefix`. */
  upperBound(prefix: string, low: number, high: number): number
}

/** Words of fewer letters are taken as typed. */
export const minMisspelledLength = 5

/**
 * Calls `found` with what one missing, surplus, wrong or two swapped letters make of `word`: beginnings of words, or
 * whole words where `isWhole`, to be looked for between `low` and `high` of the vocabulary. A surplus or wrong last
 * letter counts against whole words only, or half a word typed would fit everything that begins like it. May call for
 * texts that nothing begins with, and twice for a text.
 *
 * Works along the sorted vocabulary: what stands before the mistake narrows the range, so the effort grows with the
 * different letters met and not with the words.
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
    // A surplus letter at the very end is a beginning, not a mistake, unless whole words are asked for.
    if (i > last && !wholeWordsOnly) break
    let at = low
    while (at < high && vocabulary.wordAt(at).length === i) at++
    while (at < high) {
      const letter = vocabulary.wordAt(at).charAt(i)
      const next = head + letter
      const end = vocabulary.upperBound(next, at, high)
      if (i <= last && letter !== word[i])
        found(next + word.slice(i + 1), wholeWordsOnly || i === last, at, end)
      found(next + word.slice(i), wholeWordsOnly, at, end)
      at = end
    }
  }
}
