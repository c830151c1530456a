import type { Vocabulary } from './Vocabulary.ts'

/** Words of fewer letters are taken as typed. */
export const shortestMisspelled = 5

/**
 * Calls `found` for the words of the vocabulary that `word` or a beginning of them misses by one
 * missing, surplus, wrong or two swapped letters. A surplus or wrong last letter counts against whole
 * words only, or half a word typed would fit everything that begins like it. May call twice for a word.
 *
 * Works along the sorted vocabulary: what stands before the mistake narrows the range, the rest is
 * looked up in it, so the effort grows with the different letters met and not with the words.
 */
export function misspelled(
  vocabulary: Vocabulary,
  word: string,
  wholeWordsOnly: boolean,
  found: (word: string) => void,
): void {
  const last = word.length - 1
  const lookUp = (text: string, whole: boolean, low: number, high: number) => {
    const from = vocabulary.lowerBound(text, low, high)
    for (let i = from; i < high; i++) {
      const candidate = vocabulary.at(i)
      if (whole || wholeWordsOnly ? candidate !== text : !candidate.startsWith(text)) break
      found(candidate)
    }
  }

  let low = 0
  let high = vocabulary.size
  for (let i = 0; i <= word.length && low < high; i++) {
    const head = word.slice(0, i)
    if (i > 0) {
      low = vocabulary.lowerBound(head, low, high)
      high = vocabulary.upperBound(head, low, high)
    }
    if (i <= last) lookUp(head + word.slice(i + 1), i === last, low, high)
    if (i < last) lookUp(head + word.charAt(i + 1) + word.charAt(i) + word.slice(i + 2), false, low, high)
    // A surplus letter at the very end is a beginning, not a mistake, unless whole words are asked for.
    if (i === word.length && !wholeWordsOnly) break
    let at = low
    while (at < high && vocabulary.at(at).length === i) at++
    while (at < high) {
      const next = head + vocabulary.at(at).charAt(i)
      const end = vocabulary.upperBound(next, at, high)
      if (i <= last) lookUp(next + word.slice(i + 1), i === last, at, end)
      lookUp(next + word.slice(i), false, at, end)
      at = end
    }
  }
}
