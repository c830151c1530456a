import { vocabulary, widerOf } from './concepts.ts'
import type { DirectoryWords } from './DirectoryWords.ts'
import { offeredCategories } from './offeredCategories.ts'
import type { QueryWord } from './queryWords.ts'
import type { Matched, Matches } from './Scores.ts'

const maxCategories = 6
/** Minimum score: one weak word is not enough. */
const minScore = 2.5
/** Minimum score of a word that is known itself. */
const minWordScore = 8.5
/** Minimum share of the best score for a category to be meant. */
const minShare = 0.5

/**
 * Ranks the categories that a query's words lead to, best first: through concepts, or by their names. Also returns
 * those to offer as a choice, advice if the concept has no listed provider, and the positions of the words used.
 * `isWider`: no category helps directly, these belong to wider concepts of the `missing` one.
 */
export function rankCategories(
  conceptMatches: Matches,
  categoryMatches: Matches,
  words: readonly QueryWord[],
  directory: DirectoryWords,
) {
  /** Scores of categories that help directly, and of those that only help with a wider concept. */
  const direct = new Map<number, number>()
  const wider = new Map<number, number>()
  /** Positions of the words that led to a category. */
  const by = new Set<number>()
  const widerBy = new Set<number>()
  const byScore = [...conceptMatches].sort(([, a], [, b]) => b.score - a.score)
  const best = byScore[0]?.[1].score ?? 0
  for (const [number, { score, by: heard }] of byScore) {
    if (score < best * 0.3) break
    const { leading, isWider } = directory.leadingFrom(number, words)
    const scores = isWider ? wider : direct
    if (leading.length > 0) for (const word of heard.keys()) (isWider ? widerBy : by).add(word)
    for (const { category, weight } of leading) keepBest(scores, category, score * weight)
  }
  for (const [category, { score, by: words }] of categoryMatches) {
    for (const word of words.keys()) by.add(word)
    const before = direct.get(category) ?? 0
    direct.set(category, Math.max(before, score) + Math.min(before, score) * 0.3)
  }
  // A category that fits far worse is not meant just because it has providers.
  const isWiderBetter = Math.max(0, ...direct.values()) < Math.max(0, ...wider.values()) * 0.6
  const advice = findAdvice(byScore, words, directory)
  const first = isWiderBetter
    ? bestFirst(wider, 2 * minScore)
    : bestFirst(direct, Math.max(best, 2 * minScore))
  const further = categoriesOfOtherWords(byScore, words, directory, first)
  // Categories with providers for some of the words come before categories that only nearly help with the others.
  const [meant, others] = isWiderBetter ? [further.own, first] : [first, [...further.own, ...further.wider]]
  if (meant.length > 0) {
    for (const word of further.by) by.add(word)
    const categories = alternate(meant, others).slice(0, maxCategories)
    const offered = offeredCategories(byScore, categoryMatches, words, directory)
    return {
      categories,
      offered: categories.filter((category, i) => i === 0 || offered.has(category)),
      isWider: false,
      missing: null,
      advice,
      by,
    }
  }
  const missing = byScore[0]?.[0] ?? null
  return {
    categories: bestFirst(wider, 2 * minScore),
    offered: [],
    isWider: true,
    missing,
    advice,
    by: widerBy,
  }
}

/**
 * Returns categories for the words that the first categories do not explain, and the words that led to those with
 * providers: 'Ofen kehren' is not only about sweeping floors, 'Rotes Kreuz Notruf' not only about the organisation.
 */
function categoriesOfOtherWords(
  byScore: readonly (readonly [number, Matched])[],
  words: readonly QueryWord[],
  directory: DirectoryWords,
  first: readonly number[],
) {
  const explained = new Set<number>()
  for (const [number, { by }] of byScore) {
    const [leading] = directory.leadingFrom(number, words).leading
    if (!leading || !first.includes(leading.category)) continue
    for (const [word, points] of by) if (points > minWordScore / 2) explained.add(word)
  }
  const direct = new Map<number, number>()
  const wider = new Map<number, number>()
  const directBy = new Set<number>()
  for (const [number, { by }] of byScore) {
    const others = [...by].filter(([word]) => !explained.has(word))
    const score = others.reduce((sum, [, points]) => sum + points, 0)
    if (score < minWordScore) continue
    const { leading, isWider } = directory.leadingFrom(number, words)
    if (!isWider) for (const [word] of others) directBy.add(word)
    for (const { category, weight } of leading) keepBest(isWider ? wider : direct, category, score * weight)
  }
  return { own: bestFirst(direct, 0), wider: bestFirst(wider, 0), by: directBy }
}

function keepBest(scores: Map<number, number>, category: number, score: number): void {
  scores.set(category, Math.max(scores.get(category) ?? 0, score))
}

function alternate(some: readonly number[], others: readonly number[]): number[] {
  const all = some.flatMap((number, i) => [number, ...others.slice(i, i + 1)])
  return [...new Set([...all, ...others])]
}

function bestFirst(scores: ReadonlyMap<number, number>, minBest: number): number[] {
  const all = [...scores].sort(([a, m], [b, n]) => n - m || a - b)
  const minTotal = Math.max((all[0]?.[1] ?? 0) * minShare, minBest * minShare)
  return all
    .filter(([, score]) => score >= minTotal)
    .map(([number]) => number)
    .slice(0, maxCategories)
}

function findAdvice(
  [first]: readonly (readonly [number, unknown])[],
  words: readonly QueryWord[],
  directory: DirectoryWords,
) {
  let concept = first && vocabulary().concepts[first[0]]
  if (!first || !concept || !directory.leadingFrom(first[0], words).isWider) return null
  for (let step = 0; concept && !concept.noProvider && step < 6; step++) {
    const wider = widerOf(concept)
    concept = wider === undefined ? undefined : vocabulary().concepts[wider]
  }
  return concept?.noProvider ?? null
}
