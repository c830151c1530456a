import { fold } from '@directory/shared/fold'
import type { UrgentHelp } from '@directory/shared/searchHelp'
import { plainSpelling } from '../words/plainWords.ts'
import { editDistance } from '../words/Spelling.ts'
import { asksForHomeVisits } from './asksForHomeVisits.ts'
import type { DirectoryWords } from './DirectoryWords.ts'
import { matchOf, partsOf } from './matchWords.ts'
import { meantPlaces } from './meantPlaces.ts'
import type { NamedPlace, PlaceNames } from './PlaceNames.ts'
import { phoneIn } from './phoneIn.ts'
import {
  isAboutVisits,
  isOrdinary,
  isPersonsName,
  isTitle,
  type QueryWord,
  queryWords,
  wordOf,
} from './queryWords.ts'
import { rankCategories } from './rankCategories.ts'
import { urgentHelpFor } from './urgentHelpFor.ts'

export interface ParsedQuery {
  /** Words of the query, with misspelled ones corrected. */
  words: readonly QueryWord[]
  place: NamedPlace | null
  /** The typed telephone number, as dialled within the country. */
  phone: string | null
  /** Words that name the place. */
  placeWords: readonly QueryWord[]
  /** Further places; providers need not be in them or name them. */
  otherPlaces: readonly NamedPlace[]
  otherPlaceWords: readonly QueryWord[]
  /** The other words, without stop words; empty if everything in a place is wanted. */
  content: readonly QueryWord[]
  /** Words of `content` that nothing known explains. */
  unknown: readonly QueryWord[]
  /** Words that are names of persons. */
  names: readonly QueryWord[]
  /** Words that were not understood and do not occur in any entry. */
  unmatched: readonly QueryWord[]
  /** Numbers of the categories meant, best first. */
  categories: readonly number[]
  /** Those of `categories` that the words mean. */
  offered: readonly number[]
  /** True if the categories only nearly help. */
  isWider: boolean
  /** Number of the concept for which no category is listed. */
  missing: number | null
  wantsVisits: boolean
  urgent: UrgentHelp | null
  advice: { de: string; en: string } | null
  /** Typed words with their corrections. */
  corrected: ReadonlyMap<string, string>
}

/** Occurrence of a word in the directory's own texts. */
export interface KnownWord {
  inName: boolean
  /** True if it occurs in any text of an entry. */
  anywhere: boolean
}

export interface QueryKnowledge {
  words: DirectoryWords
  places: PlaceNames
  listed: (word: QueryWord) => KnownWord
  /** Returns the word of a provider's name that differs by one letter, as it is written, or null. */
  nameLike: (plain: string) => string | null
  /** Returns whether it names the district: ignored in 'Friseur Haßberge'. */
  isRegion: (word: QueryWord) => boolean
}

/** Returns what a query in everyday words wants, and where. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its functions are counted one by one
export function understand(
  text: string,
  { words: directory, places, listed, nameLike, isRegion }: QueryKnowledge,
): ParsedQuery {
  const hasOtherMeaning = (word: QueryWord) =>
    word.weight !== 'content' || directory.conceptIndex.knows(word) || directory.categoryIndex.knows(word)
  const isExplained = (word: QueryWord) => word.weight !== 'content' || hasOtherMeaning(word)
  const typed = queryWords(text).flatMap((word) =>
    isExplained(word) || listed(word).inName ? [word] : partsOf(word, isExplained),
  )
  const corrected = new Map<string, string>()
  const names: QueryWord[] = []
  const put = (word: QueryWord, before: QueryWord | undefined): QueryWord => {
    const found = places.find([word], hasOtherMeaning)
    const noun = found ? null : directory.nounWithT(word.plain)
    if (noun !== null) {
      corrected.set(word.typed, noun)
      return wordOf(word.typed, plainSpelling(fold(noun)))
    }
    if (found || isExplained(word) || isOrdinary(word) || /\d/.test(word.plain)) return word
    if (isPersonsName(word) || (before && isTitle(before))) {
      names.push(word)
      return word
    }
    const twice = plainSpelling(word.plain)
    // 'Köenigsberg', 'Eltman'
    const town = places.find([{ ...word, plain: twice }], hasOtherMeaning)
      ? twice
      : listed(word).inName
        ? null
        : directory.correctTown(word.plain)
    if (town !== null) {
      corrected.set(word.typed, directory.places.writtenAs(town) ?? town)
      return wordOf(word.typed, plainSpelling(fold(town)))
    }
    const { inName, anywhere } = listed(word)
    // A word found in entries may be unfinished, with its last letter missing: 'Patientenverfügun'.
    const meant = inName
      ? null
      : anywhere
        ? directory.oneLonger(word.plain)
        : directory.correct(word.plain, nameLike)
    if (meant === null) return word
    const right = wordOf(word.typed, plainSpelling(fold(meant)))
    // 'erreiche' is a form of 'erreichen', not a correction.
    if (right.stem !== word.stem) corrected.set(word.typed, meant)
    return right
  }
  const isKind = (word: QueryWord) => directory.isKind(word)
  const inPlace = places.find(typed, hasOtherMeaning, isKind)
  const words = typed.map((word, i) => (inPlace?.at.has(i) ? word : put(word, typed[i - 1])))
  const find = (some: readonly QueryWord[]) => places.find(some, hasOtherMeaning, isKind)
  const { first: found, others } = meantPlaces(
    words,
    inPlace ?? (corrected.size > 0 ? find(words) : null),
    find,
  )
  const isPostcode = ({ plain }: QueryWord) => found !== null && /^\d{5}$/.test(plain)
  const placeWords = found ? words.filter((word, i) => found.at.has(i) || isPostcode(word)) : []
  const otherPlaceWords = words.filter((_, i) => others.some(({ at }) => at.has(i)))
  const notOfPlace = words.filter((word) => !placeWords.includes(word) && !otherPlaceWords.includes(word))
  const ofThing = notOfPlace.filter((word) => !isRegion(word))
  const remaining = ofThing.some(({ weight }) => weight === 'content') ? ofThing : notOfPlace
  const matched = matchOf(remaining, directory, (word) => names.includes(word) || listed(word).inName)
  const { conceptMatches, categoryMatches } = matched
  // 'Frau' means nothing beside a name.
  const content = remaining.filter((word) => word.weight !== 'stop' && !(names.length > 0 && isTitle(word)))
  const explaining = [...conceptMatches.values(), ...categoryMatches.values()]
  const explained = new Set(explaining.flatMap(({ by }) => [...by.keys()].map((i) => matched.words[i])))
  const ranked = rankCategories(conceptMatches, categoryMatches, matched.words, directory)
  const isSpecific = (word: QueryWord) =>
    word.weight === 'content' &&
    !matched.damage.has(word) &&
    !(ranked.categories.length > 0 && isOrdinary(word))
  // 'Senioren Ebern' asks for everything in the place.
  const isGeneral = found !== null && content.every((word) => word.weight === 'weak' && !isAboutVisits(word))
  const isMatched = (word: QueryWord) =>
    [...ranked.by].some((i) => matched.words[i]?.plain.includes(word.plain)) || listed(word).anywhere
  return {
    words,
    place: found?.place ?? null,
    phone: found && /^\s*\d{5}\s*$/.test(text) ? null : phoneIn(text),
    placeWords,
    otherPlaces: others.map(({ place }) => place),
    otherPlaceWords,
    content: isGeneral ? [] : content,
    unknown: content.filter((word) => isSpecific(word) && !explained.has(word) && !hasOtherMeaning(word)),
    names,
    unmatched: content.filter((word) => isSpecific(word) && ranked.categories.length > 0 && !isMatched(word)),
    categories: ranked.categories,
    offered: ranked.offered,
    isWider: ranked.isWider,
    missing: ranked.missing,
    wantsVisits: asksForHomeVisits(words),
    advice: ranked.advice,
    urgent: urgentHelpFor(conceptMatches, categoryMatches, remaining),
    corrected,
  }
}

/** Returns the categories that a few words mean, best first. */
export function categoriesMeantBy(text: string, directory: DirectoryWords): readonly number[] {
  const words = queryWords(text)
  return rankCategories(
    directory.conceptIndex.match(words),
    directory.categoryIndex.match(words),
    words,
    directory,
  ).categories
}

/**
 * Returns the categories that the name of a kind of provider means, best first, with misspelled words corrected.
 * `isLacking`: it names a kind of its own that the directory does not have, as 'Metzgerei' where 'Dorfläden' help.
 */
export function meantByKind(text: string, directory: DirectoryWords) {
  const right = (word: QueryWord) => {
    if (
      word.weight !== 'content' ||
      directory.conceptIndex.knows(word) ||
      directory.categoryIndex.knows(word)
    )
      return word
    const meant = directory.nounWithT(word.plain) ?? directory.correct(word.plain)
    const corrected = meant === null ? word : wordOf(word.typed, plainSpelling(fold(meant)))
    return isNoun(meant) && isNearlySpelled(word, corrected, directory) ? corrected : word
  }
  // 'Blatt 2' is no degree of care.
  const typed = queryWords(text).filter(({ plain }) => !/^\d+$/.test(plain))
  const { words, conceptMatches, categoryMatches } = matchOf(typed.map(right), directory, () => false)
  const { offered, by } = rankCategories(conceptMatches, categoryMatches, words, directory)
  const isLacking = directory.lacksKind(words) && !categoryMatches.has(offered[0] ?? -1)
  const lettersOf = (some: readonly QueryWord[]) => some.reduce((sum, { plain }) => sum + plain.length, 0)
  // A little word says nothing about the rest: 'siehe oben'.
  const isExplained = 2 * lettersOf(words.filter((_, at) => by.has(at))) > lettersOf(words.filter(isContent))
  return { categories: isExplained ? offered : [], isLacking }
}

const isContent = ({ weight }: QueryWord) => weight === 'content'
const isNoun = (word: string | null) => word !== null && /^\p{Lu}/u.test(word)

/** Minimum length of a misspelled word that may mean something else than a kind of provider. */
const minLongKind = 7

/**
 * Returns whether a word is only misspelled: one letter, or at most a quarter of them, is wrong. What merely sounds the
 * same is another word: 'Brodo' is not 'Brot'.
 */
function isNearlySpelled({ plain }: QueryWord, meant: QueryWord, known: DirectoryWords): boolean {
  if (plain.length < minLongKind && !known.isKind(meant)) return false
  return known.isOneMistakeAway(plain) || editDistance(plain, meant.plain) <= plain.length / 4
}
