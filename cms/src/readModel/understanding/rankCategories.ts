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
 * Ranks the categories of the matches, best first. Also returns which the words mean, advice if no provider is listed,
 * and the words that led there.
 */
export function rankCategories(
  conceptMatches: Matches,
  categoryMatches: Matches,
  words: readonly QueryWord[],
  directory: DirectoryWords,
) {
  const ownWorth = new Map<number, number>()
  const wider = new Map<number, number>()
  /** Positions of the words that led to a category. */
  const by = new Set<number>()
  const byOfWider = new Set<number>()
  const byScore = [...conceptMatches].sort(([, a], [, b]) => b.score - a.score)
  const best = byScore[0]?.[1].score ?? 0
  for (const [number, { score, by: heard }] of byScore) {
    if (score < best * 0.3) break
    const { leading, isWider } = directory.leadingFrom(number, words)
    const scores = isWider ? wider : ownWorth
    if (leading.length > 0) for (const word of heard.keys()) (isWider ? byOfWider : by).add(word)
    for (const { category, weight } of leading) keepBest(scores, category, score * weight)
  }
  for (const [category, { score, by: words }] of categoryMatches) {
    for (const word of words.keys()) by.add(word)
    const before = ownWorth.get(category) ?? 0
    ownWorth.set(category, Math.max(before, score) + Math.min(before, score) * 0.3)
  }
  // A category that fits far worse is not meant just because it has providers.
  const isNearly = Math.max(0, ...ownWorth.values()) < Math.max(0, ...wider.values()) * 0.6
  const advice = adviceOf(byScore, words, directory)
  const first = isNearly ? inOrder(wider, 2 * minScore) : inOrder(ownWorth, Math.max(best, 2 * minScore))
  const besides = meantBesides(byScore, words, directory, first)
  // Categories with providers for some of the words come before categories that only nearly help with the others.
  const [meant, others] = isNearly ? [besides.own, first] : [first, [...besides.own, ...besides.wider]]
  if (meant.length > 0) {
    for (const word of besides.by) by.add(word)
    const categories = inTurns(meant, others).slice(0, maxCategories)
    const offered = offeredCategories(byScore, categoryMatches, words, directory)
    return {
      categories,
      offered: categories.filter((category, i) => i === 0 || offered.has(category)),
      isWider: false,
      advice,
      by,
    }
  }
  return { categories: inOrder(wider, 2 * minScore), offered: [], isWider: true, advice, by: byOfWider }
}

/**
 * Returns categories for the words that the first categories do not explain, and the words that led to those with
 * providers: 'Ofen kehren' is not only about sweeping floors, 'Rotes Kreuz Notruf' not only about the organisation.
 */
function meantBesides(
  byScore: readonly (readonly [number, Matched])[],
  words: readonly QueryWord[],
  directory: DirectoryWords,
  first: readonly number[],
) {
  const heard = new Set<number>()
  for (const [number, { by }] of byScore) {
    const [leading] = directory.leadingFrom(number, words).leading
    if (!leading || !first.includes(leading.category)) continue
    for (const [word, points] of by) if (points > minWordScore / 2) heard.add(word)
  }
  const ownWorth = new Map<number, number>()
  const wider = new Map<number, number>()
  const byOfOwn = new Set<number>()
  for (const [number, { by }] of byScore) {
    const others = [...by].filter(([word]) => !heard.has(word))
    const score = others.reduce((sum, [, points]) => sum + points, 0)
    if (score < minWordScore) continue
    const { leading, isWider } = directory.leadingFrom(number, words)
    if (!isWider) for (const [word] of others) byOfOwn.add(word)
    for (const { category, weight } of leading) keepBest(isWider ? wider : ownWorth, category, score * weight)
  }
  return { own: inOrder(ownWorth, 0), wider: inOrder(wider, 0), by: byOfOwn }
}

function keepBest(scores: Map<number, number>, category: number, score: number): void {
  scores.set(category, Math.max(scores.get(category) ?? 0, score))
}

function inTurns(some: readonly number[], others: readonly number[]): number[] {
  const all = some.flatMap((number, i) => [number, ...others.slice(i, i + 1)])
  return [...new Set([...all, ...others])]
}

function inOrder(scores: ReadonlyMap<number, number>, atLeast: number): number[] {
  const all = [...scores].sort(([a, m], [b, n]) => n - m || a - b)
  const minTotal = Math.max((all[0]?.[1] ?? 0) * minShare, atLeast * minShare)
  return all
    .filter(([, score]) => score >= minTotal)
    .map(([number]) => number)
    .slice(0, maxCategories)
}

/** Returns advice if the most likely concept has no listed provider. */
function adviceOf(
  [first]: readonly (readonly [number, unknown])[],
  words: readonly QueryWord[],
  known: DirectoryWords,
) {
  let concept = first && vocabulary().concepts[first[0]]
  if (!first || !concept || !known.leadingFrom(first[0], words).isWider) return null
  for (let step = 0; concept && !concept.noProvider && step < 6; step++) {
    const wider = widerOf(concept)
    concept = wider === undefined ? undefined : vocabulary().concepts[wider]
  }
  return concept?.noProvider ?? null
}
