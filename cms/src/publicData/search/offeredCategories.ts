import type { DirectoryWords } from './DirectoryWords.ts'
import { isTreatment, type QueryWord } from './queryWords.ts'
import type { Matched, Matches } from './Scores.ts'

/** Minimum share of a word's best score for a concept to be one of its meanings. */
const minShareOfWord = 0.94
/** Minimum share of a word's best score for a category's name: words after 'mit' and 'zu' score less. */
const minShareOfName = 0.6
/** Minimum share of a word's meanings that must agree on a category that is the first of none of them. */
const minAgreement = 0.5
/** Factor by which a wider concept must score better than the listed ones. */
const muchMore = 1.3

/** Weight of each category for one meaning of a word. */
type Meaning = ReadonlyMap<number, number>

interface Concept {
  meaning: Meaning
  by: Matched['by']
}

/**
 * Selects, from the categories that the words lead to, those they mean: the first category of each meaning of a word,
 * and those that most meanings share. If something is to be done with a thing ('Rollator kaputt'), only the first
 * categories of the thing.
 */
export function offeredCategories(
  conceptMatches: readonly (readonly [number, Matched])[],
  categoryMatches: Matches,
  words: readonly QueryWord[],
  directory: DirectoryWords,
): ReadonlySet<number> {
  const [listed, wider]: [Concept[], Concept[]] = [[], []]
  for (const [number, { by }] of conceptMatches) {
    const { leading, isWider } = directory.leadingFrom(number, words)
    if (leading.length > 0) (isWider ? wider : listed).push({ meaning: meaningOf(leading), by })
  }
  const best = bestPointsByWord([...listed, ...categoryMatches.values()])
  const bestWider = bestPointsByWord(wider)

  const all = [...new Set([...best.keys(), ...bestWider.keys()])]
  const isThing = (word: number) => words[word] !== undefined && !isTreatment(words[word])
  const things = all.filter(isThing)
  const namesTreatment = things.length > 0 && things.length < all.length
  const offered = new Set<number>()
  for (const word of things.length > 0 ? things : all) {
    const meanings = meaningsOf(word, listed, best)
    for (const category of namesTreatment ? firstCategories(meanings) : agreedCategories(meanings))
      offered.add(category)
    if ((bestWider.get(word) ?? 0) > (best.get(word) ?? 0) * muchMore)
      for (const category of firstCategories(meaningsOf(word, wider, bestWider))) offered.add(category)
  }
  for (const [category, { by }] of categoryMatches)
    for (const [word, points] of by)
      if ((!namesTreatment || isThing(word)) && points >= (best.get(word) ?? 0) * minShareOfName)
        offered.add(category)
  return offered
}

function bestPointsByWord(some: readonly { by: Matched['by'] }[]): ReadonlyMap<number, number> {
  const best = new Map<number, number>()
  for (const { by } of some)
    for (const [word, points] of by) best.set(word, Math.max(best.get(word) ?? 0, points))
  return best
}

function meaningOf(leading: readonly { category: number; weight: number }[]): Meaning {
  const meaning = new Map<number, number>()
  for (const { category, weight } of leading)
    meaning.set(category, Math.max(meaning.get(category) ?? 0, weight))
  return meaning
}

function meaningsOf(
  word: number,
  concepts: readonly Concept[],
  best: ReadonlyMap<number, number>,
): Meaning[] {
  const minPoints = Math.max(Number.MIN_VALUE, (best.get(word) ?? 0) * minShareOfWord)
  return concepts.flatMap(({ meaning, by }) => ((by.get(word) ?? 0) >= minPoints ? [meaning] : []))
}

function firstCategories(meanings: readonly Meaning[]): number[] {
  return meanings.flatMap((meaning) => {
    const maxWeight = Math.max(...meaning.values())
    return [...meaning].flatMap(([category, weight]) => (weight === maxWeight ? [category] : []))
  })
}

function agreedCategories(meanings: readonly Meaning[]): number[] {
  const sums = new Map<number, number>()
  for (const meaning of meanings)
    for (const [category, weight] of meaning) sums.set(category, (sums.get(category) ?? 0) + weight)
  const agreed = [...sums].filter(([, sum]) => sum >= minAgreement * meanings.length)
  return [...firstCategories(meanings), ...agreed.map(([category]) => category)]
}
