import type { WordLocale } from '#shared/locales'
import { withoutDestination, withoutFeatures } from './asides.ts'
import { type Leading, withWider } from './concepts.ts'
import type { DirectoryWords } from './DirectoryWords.ts'
import type { Matched, Matches } from './PhraseIndex.ts'
import { isAside, isTreatment, type QueryWord, wordOf } from './queryWords.ts'

const maxCategories = 6
/** One weak word is not enough. */
const minScore = 2.5
/** Of a word that is known itself. */
const minWordScore = 8.5
/** Of the best score, for a category to be meant. */
const minShare = 0.6

/** Of a score, for a word to mean its category for sure. */
const surePoints = 8

/** By category and plain word, how surely the word means it. */
export type MeantBy = ReadonlyMap<number, ReadonlyMap<string, number>>

interface Meaning extends Matched {
  leading: readonly Leading[]
  isWider: boolean
}

/** Scores of categories, and the positions of the words that led to them. */
class Scores {
  readonly byCategory = new Map<number, number>()
  /** Of equal categories the one to which more meanings lead comes first. */
  private sums = new Map<number, number>()
  readonly by = new Set<number>()
  /** By category and word, the points of the word. */
  private points = new Map<number, Map<number, number>>()

  add({ leading, by }: Meaning, score: number, words: Iterable<number>) {
    for (const { category, weight } of leading) this.put(category, score * weight, by, weight)
    if (leading.length > 0) for (const word of words) this.by.add(word)
  }

  put(category: number, score: number, by: ReadonlyMap<number, number>, weight = 1) {
    const known = this.points.get(category) ?? new Map<number, number>()
    for (const [word, points] of by) known.set(word, Math.max(known.get(word) ?? 0, points * weight))
    this.points.set(category, known)
    this.byCategory.set(category, Math.max(this.byCategory.get(category) ?? 0, score))
    this.sums.set(category, (this.sums.get(category) ?? 0) + score)
  }

  get best() {
    return Math.max(0, ...this.byCategory.values())
  }

  /** Little words are part of a phrase: 'wer kocht für mich'. */
  meantBy(words: readonly QueryWord[]): MeantBy {
    return new Map(
      [...this.points].map(([category, by]) => {
        const content = [...by.keys()].filter((word) => words[word]?.weight === 'content')
        const telling = content.length > 0 ? content : [...by.keys()]
        const points = [...by.values()].reduce((sum, one) => sum + one, 0) / telling.length
        const sure = Math.min(1, points / surePoints)
        return [category, new Map(telling.map((word) => [words[word]?.plain ?? '', sure]))]
      }),
    )
  }

  inOrder(minBest: number) {
    const minTotal = Math.max(this.best, minBest) * minShare
    const sumOf = (category: number) => this.sums.get(category) ?? 0
    return [...this.byCategory]
      .sort(([a, m], [b, n]) => n - m || sumOf(b) - sumOf(a) || a - b)
      .flatMap(([category, score]) => (score >= minTotal ? category : []))
      .slice(0, maxCategories)
  }
}

/**
 * Best first. Also returns advice if the concept has no listed provider, and the positions of the words used.
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
    (meaning.isWider ? wider : direct).add(meaning, meaning.score, meaning.by.keys())
  for (const [category, { score, by }] of named) {
    direct.put(category, score, by)
    for (const word of by.keys()) direct.by.add(word)
  }
  const [missing] = byScore.map(([number]) => number)
  const advice = meanings[0]?.isWider ? adviceOf(missing) : null
  const meant = direct.inOrder(Math.max(best, 2 * minScore))
  const others = ofOtherWords(meanings, meant)
  const further = [...others.own.inOrder(0), ...others.wider.inOrder(0)]
  if (meant.length === 0) {
    const categories = wider.inOrder(2 * minScore)
    const meantBy = wider.meantBy(words)
    return { categories, isWider: true, missing: missing ?? null, advice, by: wider.by, meantBy }
  }
  return {
    // The categories of the first words and of the other words take turns.
    categories: [
      ...new Set([...meant.flatMap((number, i) => [number, ...further.slice(i, i + 1)]), ...further]),
    ].slice(0, maxCategories),
    isWider: false,
    missing: missing !== undefined && directory.lacksTrade(missing) ? missing : null,
    advice,
    by: new Set([...direct.by, ...others.own.by]),
    meantBy: new Map([others.wider, others.own, direct].flatMap((some) => [...some.meantBy(words)])),
  }
}

/** Categories for words that the first do not explain: 'Ofen kehren' is not only about sweeping floors. */
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
  return { own, wider }
}

/** Advice of the concept, or else of a wider one, for a directory without such a provider. */
function adviceOf(number: number | undefined): Record<WordLocale, string> | null {
  return withWider(number ?? -1).find(({ noProvider }) => noProvider)?.noProvider ?? null
}

/** The matching concepts and categories, and the words with those that two of them form. */
export function matchOf(
  typed: readonly QueryWord[],
  directory: DirectoryWords,
  isName: (word: QueryWord) => boolean,
) {
  const { conceptIndex, categoryIndex } = directory
  const joined = withoutFeatures(withJoined(withoutDestination(typed), directory), (word) =>
    directory.isKind(word),
  )
  const isThing = (word: QueryWord) =>
    word.weight === 'content' &&
    !isTreatment(word) &&
    (conceptIndex.isForm(word) || categoryIndex.isForm(word))
  const isTreated = joined.some(isThing)
  const isMoreThanAside = joined.some((word) => word.weight === 'content' && !isAside(word))
  // Beside a thing, words for its treatment and manner mean little: 'Rollator kaputt'.
  const isLittle = (word: QueryWord) => {
    if (word.weight === 'stop') return false
    return (isTreated && isTreatment(word)) || (isMoreThanAside && isAside(word))
  }
  const words = joined.map((word): QueryWord => (isLittle(word) ? { ...word, weight: 'weak' } : word))
  const isWeakened = (i: number) => words[i] !== joined[i]
  const isOnlyLittle = ({ by }: Matched) =>
    [...by.keys()].some(isWeakened) &&
    [...by.keys()].every((i) => isWeakened(i) || words[i]?.weight === 'stop')
  // A name is not a compound, whatever its parts mean.
  const guess = (word: QueryWord) => !isName(word)
  // Matches by such words alone are dropped, so that the trade of the thing wins.
  const [concepts, named] = [conceptIndex, categoryIndex].map(
    (index) => new Map([...index.match(words, guess)].filter(([, match]) => !isOnlyLittle(match))),
  ) as [Matches, Matches]
  return { words, concepts, named }
}

/** Adds words joined from two typed ones: 'Haus Arzt', and 'holt … ab'. */
function withJoined(words: readonly QueryWord[], directory: DirectoryWords) {
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
    const isThing =
      next && word.weight !== 'stop' && next.weight !== 'stop' && !(isAside(word) && isAside(next))
    if (isThing) offer(word, next)
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
