import { fold } from '@directory/shared/fold'
import type { UrgentHelp } from '@directory/shared/searchHelp'
import type { DirectoryWords } from './DirectoryWords.ts'
import { type Notion, vocabulary, widerOf } from './notions.ts'
import type { Matched, Matches } from './Phrasebook.ts'
import type { NamedPlace, PlaceNames } from './PlaceNames.ts'
import { plainOf } from './plainWords.ts'
import { isAboutVisits, isPersonsName, isTitle, type QueryWord, queryWords, wordOf } from './queryWords.ts'

export interface Understood {
  /** Those of the query, misspelled ones put right. */
  words: readonly QueryWord[]
  place: NamedPlace | null
  /** Words that name the place. */
  placeWords: readonly QueryWord[]
  /** What else was said, joining words left out; nothing where all there is in a place is wanted. */
  content: readonly QueryWord[]
  /** Those of them that nothing known explains. */
  unknown: readonly QueryWord[]
  /** Those of them that are somebody's name. */
  names: readonly QueryWord[]
  /** Those that have no part in what was understood, and that nobody listed names. */
  unheard: readonly QueryWord[]
  /** Numbers of the categories meant, best first. */
  categories: readonly number[]
  /** Whether they only help nearly. */
  isWider: boolean
  urgent: UrgentHelp | null
  advice: { de: string; en: string } | null
  /** Typed words with what they were taken for. */
  corrected: ReadonlyMap<string, string>
}

/** What the directory's own texts have of a word. */
export interface Listed {
  /** Whether it stands in a provider's name. */
  inName: boolean
  /** Whether it stands anywhere. */
  anywhere: boolean
}

export interface Known {
  words: DirectoryWords
  places: PlaceNames
  listed: (word: QueryWord) => Listed
}

const mostCategories = 6
/** Of words that tell little, more than some are needed. */
const leastScore = 2.5
/** A word that is known as it is scores more. */
const leastOfWord = 8.5
/** What scores less than this part of the best is not meant. */
const leastPart = 0.5

/** What a query in everyday words wants, and where. */
export function understand(text: string, { words: known, places, listed }: Known): Understood {
  const isOther = (word: QueryWord) =>
    word.weight !== 'telling' || known.notionBook.knows(word) || known.categoryBook.knows(word)
  const typed = queryWords(text)
  const isExplained = (word: QueryWord) => word.weight !== 'telling' || isOther(word)
  const corrected = new Map<string, string>()
  const names: QueryWord[] = []
  const put = (word: QueryWord, before: QueryWord | undefined): QueryWord => {
    const found = places.find([word], isOther)
    if (found || isExplained(word) || /\d/.test(word.plain)) return word
    if (isPersonsName(word) || (before && isTitle(before))) {
      names.push(word)
      return word
    }
    const twice = plainOf(word.plain)
    // 'Köenigsberg', 'Eltman'
    const town = places.find([{ ...word, plain: twice }], isOther)
      ? twice
      : listed(word).inName
        ? null
        : known.correctTown(word.plain)
    if (town !== null) {
      corrected.set(word.typed, known.writtenTown(town) ?? town)
      return wordOf(word.typed, plainOf(fold(town)))
    }
    if (listed(word).anywhere) return word
    const meant = known.correct(word.plain)
    if (meant === null) return word
    corrected.set(word.typed, meant)
    return wordOf(word.typed, plainOf(fold(meant)))
  }
  const inPlace = places.find(typed, isOther)
  const isOfPlace = (i: number) => inPlace !== null && i >= inPlace.from && i < inPlace.to
  const words = typed.map((word, i) => (isOfPlace(i) ? word : put(word, typed[i - 1])))
  const found = inPlace ?? (corrected.size > 0 ? places.find(words, isOther) : null)
  const isPostcode = ({ plain }: QueryWord) => found !== null && /^\d{5}$/.test(plain)
  const placeWords = found
    ? words.filter((word, i) => (i >= found.from && i < found.to) || isPostcode(word))
    : []
  const rest = words.filter((word) => !placeWords.includes(word))
  const matched = matchOf(rest, known, listed)
  const { notionMatches, categoryMatches } = matched
  // 'Frau' says nothing beside a name.
  const content = rest.filter((word) => word.weight !== 'joining' && !(names.length > 0 && isTitle(word)))
  const explaining = [...notionMatches.values(), ...categoryMatches.values()]
  const explained = new Set(explaining.flatMap(({ by }) => [...by.keys()].map((i) => matched.words[i])))
  const ranked = rankCategories(notionMatches, categoryMatches, known)
  // 'Senioren Ebern' asks for what there is.
  const isGeneral = found !== null && content.every((word) => word.weight === 'weak' && !isAboutVisits(word))
  const isHeard = (word: QueryWord) =>
    [...ranked.by].some((i) => matched.words[i]?.plain.includes(word.plain)) || listed(word).anywhere
  return {
    words,
    place: found?.place ?? null,
    placeWords,
    content: isGeneral ? [] : content,
    unknown: content.filter((word) => word.weight === 'telling' && !explained.has(word) && !isOther(word)),
    names,
    unheard: content.filter(
      (word) => word.weight === 'telling' && ranked.categories.length > 0 && !isHeard(word),
    ),
    categories: ranked.categories,
    isWider: ranked.isWider,
    advice: ranked.advice,
    urgent: urgentOf(notionMatches, categoryMatches),
    corrected,
  }
}

/** The categories that a few words speak of, best first. */
export function meantBy(text: string, known: DirectoryWords): readonly number[] {
  const words = queryWords(text)
  return rankCategories(known.notionBook.match(words), known.categoryBook.match(words), known).categories
}

function matchOf(words: readonly QueryWord[], known: DirectoryWords, listed: Known['listed']) {
  const joined = withJoined(words, known)
  // A name is a name, whatever its parts may mean.
  const guess = (word: QueryWord) => !listed(word).inName
  return {
    words: joined,
    notionMatches: known.notionBook.match(joined, guess),
    categoryMatches: known.categoryBook.match(joined, guess),
  }
}

/** 'Haus Arzt' typed apart is one word, too, and so is 'holt … ab'. */
function withJoined(words: readonly QueryWord[], { notionBook, categoryBook }: DirectoryWords): QueryWord[] {
  const joined: QueryWord[] = [...words]
  const offer = (first: QueryWord, second: QueryWord) => {
    const both = wordOf(`${first.typed}${second.typed}`, first.plain + second.plain)
    if (notionBook.knows(both) || categoryBook.knows(both)) joined.push(both)
  }
  words.forEach((word, i) => {
    const next = words[i + 1]
    if (next && word.weight !== 'joining' && next.weight !== 'joining') offer(word, next)
    if (particles.has(word.plain))
      for (const verb of words.slice(Math.max(0, i - mostBetween), i)) offer(word, verb)
  })
  return joined
}

/** What German verbs lose to the end of a sentence, and how far away from it they may stand. */
const particles = new Set(
  'ab an auf aus bei durch ein fern frei heim her hin los mit nach um vor vorbei weg zu zuruck'.split(' '),
)
const mostBetween = 6

function rankCategories(notionMatches: Matches, categoryMatches: Matches, known: DirectoryWords) {
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
 * Where the words lead that have no part in the categories found first: in 'Dachrinne sauber machen' who cleans is not
 * all that is wanted, nor in 'Rotes Kreuz Notruf' who bears that name. Answers also the words of those that are listed.
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

/** Alarms win against what is as likely, and lose against what explains more of the query: 'nach dem Schlaganfall'. */
function urgentOf(matches: Matches, others: Matches): UrgentHelp | null {
  const calm = [...matches]
    .filter(([number]) => !vocabulary().notions[number]?.urgent)
    .map(([, matched]) => matched)
  calm.push(...others.values())
  let best = 0
  let urgent: UrgentHelp | null = null
  for (const [number, { score, by }] of matches) {
    const notion = vocabulary().notions[number] as Notion
    if (!notion.urgent || score < leastOfAlarm || score <= best) continue
    const isCalm = (other: Matched) =>
      other.score * 0.75 > score ||
      (other.score > score + 1 && [...by.keys()].every((word) => other.by.has(word)))
    if (calm.some(isCalm)) continue
    best = score
    urgent = notion.urgent
  }
  return urgent
}

const leastOfAlarm = 8
