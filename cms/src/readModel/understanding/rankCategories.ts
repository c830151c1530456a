import type { DirectoryWords } from './DirectoryWords.ts'
import { vocabulary, widerOf } from './notions.ts'
import type { Matched, Matches } from './Phrasebook.ts'

const mostCategories = 6
/** Of words that tell little, more than some are needed. */
const leastScore = 2.5
/** A word that is known as it is scores more. */
const leastOfWord = 8.5
/** What scores less than this part of the best is not meant. */
const leastPart = 0.5

/** The categories that some matches speak of, best first, what to say where nobody is listed, and the words that led there. */
export function rankCategories(notionMatches: Matches, categoryMatches: Matches, known: DirectoryWords) {
  const own = new Map<number, number>()
  const wider = new Map<number, number>()
  /** The words that led to some category. */
  const by = new Set<number>()
  const byOfWider = new Set<number>()
  const byScore = [...notionMatches].sort(([, a], [, b]) => b.score - a.score)
  const best = byScore[0]?.[1].score ?? 0
  for (const [number, { score, by: words }] of byScore) {
    if (score < best * 0.3) break
    const { leading, isWider } = known.ofNotion(number)
    const scores = isWider ? wider : own
    if (leading.length > 0) for (const word of words.keys()) (isWider ? byOfWider : by).add(word)
    for (const { category, weight } of leading) keepBest(scores, category, score * weight)
  }
  for (const [category, { score, by: words }] of categoryMatches) {
    for (const word of words.keys()) by.add(word)
    const before = own.get(category) ?? 0
    own.set(category, Math.max(before, score) + Math.min(before, score) * 0.3)
  }
  // What fits far worse is not meant only because it is listed.
  const isNearly = Math.max(0, ...own.values()) < Math.max(0, ...wider.values()) * 0.6
  const advice = adviceOf(byScore, known)
  const first = isNearly ? inOrder(wider, 2 * leastScore) : inOrder(own, Math.max(best, 2 * leastScore))
  const besides = meantBesides(byScore, known, first)
  // Who is listed for some of the words goes before what helps nearly with the others.
  const [meant, others] = isNearly ? [besides.own, first] : [first, [...besides.own, ...besides.wider]]
  if (meant.length > 0) {
    for (const word of besides.by) by.add(word)
    return { categories: inTurns(meant, others).slice(0, mostCategories), isWider: false, advice, by }
  }
  return { categories: inOrder(wider, 2 * leastScore), isWider: true, advice, by: byOfWider }
}

/**
 * Where the words lead that have no part in the categories found first: in 'Ofen kehren' who sweeps a floor is not all
 * that is wanted, nor in 'Rotes Kreuz Notruf' who bears that name. Answers also the words of those that are listed.
 */
function meantBesides(
  byScore: readonly (readonly [number, Matched])[],
  known: DirectoryWords,
  first: readonly number[],
) {
  const heard = new Set<number>()
  for (const [number, { by }] of byScore) {
    const [leading] = known.ofNotion(number).leading
    if (!leading || !first.includes(leading.category)) continue
    for (const [word, points] of by) if (points > leastOfWord / 2) heard.add(word)
  }
  const own = new Map<number, number>()
  const wider = new Map<number, number>()
  const byOfOwn = new Set<number>()
  for (const [number, { by }] of byScore) {
    const others = [...by].filter(([word]) => !heard.has(word))
    const score = others.reduce((sum, [, points]) => sum + points, 0)
    if (score < leastOfWord) continue
    const { leading, isWider } = known.ofNotion(number)
    if (!isWider) for (const [word] of others) byOfOwn.add(word)
    for (const { category, weight } of leading) keepBest(isWider ? wider : own, category, score * weight)
  }
  return { own: inOrder(own, 0), wider: inOrder(wider, 0), by: byOfOwn }
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
  const least = Math.max((all[0]?.[1] ?? 0) * leastPart, atLeast * leastPart)
  return all
    .filter(([, score]) => score >= least)
    .map(([number]) => number)
    .slice(0, mostCategories)
}

/** Said where nobody of the thing that is most likely meant is listed. */
function adviceOf([first]: readonly (readonly [number, unknown])[], known: DirectoryWords) {
  let notion = first && vocabulary().notions[first[0]]
  if (!first || !notion || !known.ofNotion(first[0]).isWider) return null
  for (let step = 0; notion && !notion.nobody && step < 6; step++) {
    const wider = widerOf(notion)
    notion = wider === undefined ? undefined : vocabulary().notions[wider]
  }
  return notion?.nobody ?? null
}
