import { appendTo } from '#shared/appendTo'
import type { Entry } from '#shared/entry'
import { mostSimilar } from './EntryNames.ts'
import { minSlipLength } from './nameSimilarity.ts'
import { nameWords } from './nameWords.ts'

/** Also without each of its letters, to be found despite a typing error. */
const slips = (word: string) =>
  word.length < minSlipLength
    ? [word]
    : [word, ...Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1))]

/**
 * Finds similar names, best first, for many names in a row: without comparing each with all. Every word of the shorter
 * one stands in the longer one, so its rarest does.
 */
export function indexNames(entries: readonly Entry[]) {
  const all = entries.map((entry) => ({ entry, words: nameWords(entry.name) }))
  const slipsOf = all.map(({ words }) => words.map(slips))
  const [byWord, byRarest] = [new Map<string, typeof all>(), new Map<string, typeof all>()]
  for (const [i, one] of all.entries())
    for (const key of new Set(slipsOf[i]?.flat())) appendTo(byWord, key, one)
  const countOf = (keys: string[]) => keys.reduce((sum, key) => sum + (byWord.get(key)?.length ?? 0), 0)
  const rarest = (words: readonly string[][]) =>
    words.reduce((rare, keys) => (countOf(keys) < countOf(rare) ? keys : rare), words[0] ?? [])
  for (const [i, one] of all.entries())
    for (const key of [...rarest(slipsOf[i] ?? []), one.words.join('')]) appendTo(byRarest, key, one)
  return (wanted: readonly string[]): Entry[] => {
    const keys = wanted.map(slips)
    const shorter = [...keys.flat(), wanted.join('')].flatMap((key) => byRarest.get(key) ?? [])
    const longer = rarest(keys).flatMap((key) => byWord.get(key) ?? [])
    return mostSimilar(wanted, new Set([...longer, ...shorter]))
  }
}
