import type { WordLocale } from '@directory/shared/locales'
import { withoutDamage, withoutDestination } from './asides.ts'
import { firstOf, type Leading, vocabulary, widerOf } from './concepts.ts'
import type { DirectoryWords } from './DirectoryWords.ts'
import type { Matched, Matches } from './PhraseIndex.ts'
import { isTreatment, type QueryWord, wordOf } from './queryWords.ts'

const maxCategories = 6
/** Minimum score: one weak word is not enough. */
const minScore = 2.5
/** Minimum score of a word that is known itself. */
const minWordScore = 8.5
/** Minimum share of the best score for a category to be meant. */
const minShare = 0.5
/** Minimum share of a word's best score for a concept to be one of its meanings. */
const minShareOfWord = 0.94
/** Minimum share of a word's best score for a category's name: words after 'mit' and 'zu' score less. */
const minShareOfName = 0.6
/** Minimum share of a word's meanings that must agree on a category that is the first of none of them. */
const minAgreement = 0.5
/** Factor by which a wider concept must score better than the listed ones. */
const muchMore = 1.3

/** A concept that the words may mean, with the categories that help. */
interface Meaning extends Matched {
  leading: readonly Leading[]
  isWider: boolean
}

/** Scores of categories, and the positions of the words that led to them. */
class Scores {
  readonly byCategory = new Map<number, number>()
  readonly by = new Set<number>()

  add({ leading }: Meaning, score: number, words: Iterable<number>): void {
    for (const { category, weight } of leading) this.put(category, score * weight)
    if (leading.length > 0) for (const word of words) this.by.add(word)
  }

  put(category: number, score: number): void {
    this.byCategory.set(category, Math.max(this.byCategory.get(category) ?? 0, score))
  }

  get best(): number {
    return Math.max(0, ...this.byCategory.values())
  }

  /** Returns the categories that are meant, best first. */
  inOrder(minBest: number): number[] {
    const minTotal = Math.max(this.best, minBest) * minShare
    return [...this.byCategory]
      .sort(([a, m], [b, n]) => n - m || a - b)
      .flatMap(([category, score]) => (score >= minTotal ? category : []))
      .slice(0, maxCategories)
  }
}

/**
 * Ranks the categories that a query's words lead to, best first: through concepts, or by their names. Also returns
 * those to offer as a choice, advice if the concept has no listed provider, and the positions of the words used.
 * `isWider`: no category helps directly, these belong to wider concepts of the `missing` one.
 */
export function rankCategories(
  concepts: Matches,
  named: Matches,
  words: readonly QueryWord[],
  directory: DirectoryWords,
) {
  const byScore = [...concepts].sort(([, a], [, b]) => b.score - a.score)
  const meanings = byScore.map(
    ([number, match]): Meaning => ({ ...match, ...directory.leadingFrom(number, words) }),
  )
  const best = meanings[0]?.score ?? 0
  const [direct, wider] = [new Scores(), new Scores()]
  for (const meaning of meanings)
    if (meaning.score >= best * 0.3)
      (meaning.isWider ? wider : direct).add(meaning, meaning.score, meaning.by.keys())
  for (const [category, { score, by }] of named) {
    const before = direct.byCategory.get(category) ?? 0
    direct.put(category, Math.max(before, score) + Math.min(before, score) * 0.3)
    for (const word of by.keys()) direct.by.add(word)
  }
  // A category that fits far worse is not meant just because it has providers.
  const isWiderBetter = direct.best < wider.best * 0.6
  const [missing] = byScore.map(([number]) => number)
  const advice = meanings[0]?.isWider ? adviceOf(missing) : null
  const first = isWiderBetter ? wider.inOrder(2 * minScore) : direct.inOrder(Math.max(best, 2 * minScore))
  const others = ofOtherWords(meanings, first)
  // Categories with providers for some of the words come before categories that only nearly help with the others.
  const [meant, further] = isWiderBetter ? [others.own, first] : [first, [...others.own, ...others.wider]]
  if (meant.length === 0) {
    const categories = wider.inOrder(2 * minScore)
    return { categories, offered: [], isWider: true, missing: missing ?? null, advice, by: wider.by }
  }
  const alternating = meant.flatMap((number, i) => [number, ...further.slice(i, i + 1)])
  const categories = [...new Set([...alternating, ...further])].slice(0, maxCategories)
  const offered = offeredCategories(meanings, named, words)
  return {
    categories,
    offered: categories.filter((category, i) => i === 0 || offered.has(category)),
    isWider: false,
    missing: null,
    advice,
    by: new Set([...direct.by, ...others.by]),
  }
}

/**
 * Returns categories for the words that the first categories do not explain, and the words that led to those with
 * providers: 'Ofen kehren' is not only about sweeping floors, 'Rotes Kreuz Notruf' not only about the organisation.
 */
function ofOtherWords(meanings: readonly Meaning[], first: readonly number[]) {
  const explained = new Set<number>()
  for (const { leading, by } of meanings) {
    if (!leading[0] || !first.includes(leading[0].category)) continue
    for (const [word, points] of by) if (points > minWordScore / 2) explained.add(word)
  }
  const [own, wider] = [new Scores(), new Scores()]
  for (const meaning of meanings) {
    const others = [...meaning.by].filter(([word]) => !explained.has(word))
    const score = others.reduce((sum, [, points]) => sum + points, 0)
    if (score < minWordScore) continue
    const scores = meaning.isWider ? wider : own
    scores.add(
      meaning,
      score,
      others.map(([word]) => word),
    )
  }
  return { own: own.inOrder(0), wider: wider.inOrder(0), by: own.by }
}

/**
 * Selects, from the categories that the words lead to, those they mean: the first category of each meaning of a word,
 * and those that most meanings share. If something is to be done with a thing ('Rollator kaputt'), only the first
 * categories of the thing.
 */
function offeredCategories(meanings: readonly Meaning[], named: Matches, words: readonly QueryWord[]) {
  const helping = meanings.filter(({ leading }) => leading.length > 0)
  const [listed, wider] = [helping.filter((one) => !one.isWider), helping.filter((one) => one.isWider)]
  const direct = [...listed, ...named.values()]
  const all = [...new Set([...direct, ...wider].flatMap(({ by }) => [...by.keys()]))]
  const things = all.filter((word) => words[word] !== undefined && !isTreatment(words[word]))
  const isTreated = things.length > 0 && things.length < all.length
  const offered = new Set<number>()
  for (const word of things.length > 0 ? things : all) {
    const bestOf = (some: readonly { by: Matched['by'] }[]) =>
      Math.max(Number.MIN_VALUE, ...some.map(({ by }) => by.get(word) ?? 0))
    const meaningsOf = (some: readonly Meaning[], best: number) =>
      some.filter(({ by }) => (by.get(word) ?? 0) >= best * minShareOfWord)
    const best = bestOf(direct)
    const meant = meaningsOf(listed, best)
    const ofMeant = isTreated ? meant.flatMap(({ leading }) => firstOf(leading)) : agreedCategories(meant)
    for (const category of ofMeant) offered.add(category)
    const bestWider = bestOf(wider)
    if (bestWider > best * muchMore)
      for (const { leading } of meaningsOf(wider, bestWider))
        for (const category of firstOf(leading)) offered.add(category)
    for (const [category, { by }] of named)
      if ((by.get(word) ?? 0) >= best * minShareOfName) offered.add(category)
  }
  return offered
}

function agreedCategories(meanings: readonly Meaning[]): number[] {
  const sums = new Map<number, number>()
  for (const { leading } of meanings)
    for (const { category, weight } of leading) sums.set(category, (sums.get(category) ?? 0) + weight)
  const agreed = [...sums].filter(([, sum]) => sum >= minAgreement * meanings.length)
  return [...meanings.flatMap(({ leading }) => firstOf(leading)), ...agreed.map(([category]) => category)]
}

/** Returns what helps elsewhere, as the concept or a wider one says. */
function adviceOf(number: number | undefined): Record<WordLocale, string> | null {
  for (let one = number; one !== undefined; one = widerOf(one)) {
    const advice = vocabulary().concepts[one]?.noProvider
    if (advice) return advice
  }
  return null
}

/** Returns what the words lead to, and the words with those that two of them form. */
export function matchOf(
  typed: readonly QueryWord[],
  directory: DirectoryWords,
  isName: (word: QueryWord) => boolean,
) {
  const { conceptIndex, categoryIndex } = directory
  const joined = withJoined(withoutDestination(typed), directory)
  const isThing = (word: QueryWord) =>
    word.weight === 'content' &&
    !isTreatment(word) &&
    (conceptIndex.isForm(word) || categoryIndex.isForm(word))
  const isTreated = joined.some(isThing)
  const words = withoutDamage(joined).map((word): QueryWord => {
    return isTreated && isTreatment(word) ? { ...word, weight: 'weak' } : word
  })
  const isAbout = (i: number) => words[i] === joined[i]
  // A name is not a compound, whatever its parts mean.
  const guess = (word: QueryWord) => !isName(word)
  // The trade of a thing wins over those of its parts and of what is done with it.
  const [concepts, named] = [conceptIndex, categoryIndex].map(
    (index) => new Map([...index.match(words, guess)].filter(([, { by }]) => [...by.keys()].some(isAbout))),
  ) as [Matches, Matches]
  return { words, concepts, named }
}

/**
 * Splits 'keineluft' and 'nichtaufstehen', because a negation changes the meaning and makes an alarm, and
 * 'Brillenreparatur', the repair of a known thing.
 */
export function partsOf(word: QueryWord, isExplained: (part: QueryWord) => boolean): QueryWord[] {
  const [, ...denied] = denial.exec(word.plain) ?? []
  const splits = Array.from(word.plain, (_, at) => [word.plain.slice(0, at), word.plain.slice(at)])
  for (const [first = '', second = ''] of [
    denied,
    ...splits.slice(minThingLength, -minTreatmentLength + 1),
  ]) {
    const parts = [wordOf(word.typed, first), wordOf(word.typed, second)] as const
    const [thing, treatment] = parts
    if (first === denied[0] ? isExplained(treatment) : isTreatment(treatment) && isExplained(thing))
      return [...parts]
  }
  return [word]
}

const denial = /^(keine?[mnrs]?|nicht)(.{4,})$/
const minThingLength = 3
const minTreatmentLength = 6

/** Adds words joined from two typed ones: 'Haus Arzt', and 'holt … ab'. */
function withJoined(words: readonly QueryWord[], directory: DirectoryWords): QueryWord[] {
  const joined: QueryWord[] = [...words]
  const offer = (first: QueryWord, second: QueryWord) => {
    // 'Wohnung auflösen' is a 'Wohnungsauflösung'.
    for (const link of ['', 's']) {
      const both = wordOf(first.typed + link + second.typed, first.plain + link + second.plain)
      if (directory.knows(both)) joined.push(both)
    }
  }
  words.forEach((word, i) => {
    const next = words[i + 1]
    if (next && word.weight !== 'stop' && next.weight !== 'stop') offer(word, next)
    if (particles.has(word.plain))
      for (const verb of words.slice(Math.max(0, i - maxBetween), i)) offer(word, verb)
  })
  return joined
}

/** Particles that German verbs move to the end of a sentence, and the maximum distance between the two. */
const particles = new Set(
  'ab an auf aus bei durch ein fern frei heim her hin los mit nach um vor vorbei weg zu zuruck'.split(' '),
)
const maxBetween = 6
