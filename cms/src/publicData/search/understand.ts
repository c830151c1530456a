import { fold } from '#shared/fold'
import type { EntryWords } from '../words/EntryWords.ts'
import { plainSpelling } from '../words/plainWords.ts'
import { asksForHomeVisits, hasFeatures } from './asides.ts'
import type { DirectoryWords } from './DirectoryWords.ts'
import { matchOf, rankCategories } from './meaning.ts'
import { meantPlaces } from './meantPlaces.ts'
import { isBeforePlace, type PlaceNames } from './PlaceNames.ts'
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
import type { ParsedQuery } from './searchRequest.ts'
import { urgentHelpFor } from './urgentHelpFor.ts'

interface QueryKnowledge {
  words: DirectoryWords
  places: PlaceNames
  listed: EntryWords
  /** Names of the district: ignored in 'Friseur Haßberge'. */
  regionNames: ReadonlySet<string>
}

/** Digits of 116 117. */
const maxHelpDigits = 6

const isContent = ({ weight }: QueryWord) => weight === 'content'

export function understand(text: string, known: QueryKnowledge): ParsedQuery {
  const { words: directory, places, listed, regionNames } = known
  const typed = queryWords(text)
  const find = (some: readonly QueryWord[]) => places.find(some, directory)
  const inPlace = find(typed)
  const { words, corrected, names } = correctWords(typed, inPlace?.at, known)
  const firstPlace = inPlace ?? (corrected.size > 0 ? find(words) : null)
  const { first: found, others } = meantPlaces(words, firstPlace, find)
  const isPostcode = ({ plain }: QueryWord) => found !== null && /^\d{5}$/.test(plain)
  const placeWords = words.filter((word, i) => found?.at.has(i) || isPostcode(word))
  // Of 'Töpfern im Winter in Ebern' the last 'in' belongs to the town.
  const isOfPlace = (i: number) => found?.at.has(i) || others.some(({ at }) => at.has(i))
  const asked = words.filter(
    (word, i) => !placeWords.includes(word) && !isOfPlace(i) && !(isBeforePlace(word) && isOfPlace(i + 1)),
  )
  const ofThing = asked.filter(({ plain }) => !regionNames.has(plain))
  const remaining = ofThing.some(isContent) ? ofThing : asked
  const phone = found && /^\s*\d{5}\s*$/.test(text) ? null : phoneIn(text)
  // Within a longer number 999 and 112 call for no help.
  const isWord = ({ plain }: QueryWord) =>
    phone === null || phone.length <= maxHelpDigits || !/^\d+$/.test(plain)
  const spoken = remaining.filter(isWord)
  const matched = matchOf(spoken, directory, (word) => names.includes(word) || listed.isInName(word.plain))
  // 'Frau' means nothing beside a name.
  const content = remaining.filter((word) => word.weight !== 'stop' && !(names.length > 0 && isTitle(word)))
  const isCategory = remaining.every(({ weight }) => weight !== 'stop') && isNameOfKind(content, directory)
  const { by, ...ranked } = rankCategories(matched.concepts, matched.named, matched.words, directory)
  // In 'home with a garden' nobody comes home.
  const isHome = hasFeatures(
    asked.filter(isAboutVisits).length > 0 ? asked : [],
    (word) => isAboutVisits(word) && directory.isKind(word),
  )
  const areMeant = ranked.categories.length > 0
  const asides = new Set(matched.words.filter((word) => !isContent(word)).map(({ plain }) => plain))
  // 'Senioren Ebern' asks for everything in the place.
  const isGeneral = found !== null && content.every((word) => word.weight === 'weak' && !isAboutVisits(word))
  const isAnswered = (word: QueryWord) =>
    asides.has(word.plain) ||
    isOrdinary(word) ||
    [...by].some((i) => matched.words[i]?.plain.includes(word.plain))
  return {
    words,
    place: found?.place ?? null,
    phone,
    otherPlaces: others.map(({ place }) => place),
    placeWords,
    asked,
    content: isGeneral ? [] : content,
    unmatched: areMeant ? content.filter((word) => !isAnswered(word)) : [],
    ...ranked,
    isCategory,
    wantsVisits: asksForHomeVisits(words) && !isCategory && !isHome,
    urgent: urgentHelpFor(matched.concepts, matched.named, spoken),
    corrected,
  }
}

/** Whether the words are the name of a kind: a 'care home' is nobody who comes home, 'care at home' is. */
function isNameOfKind(words: readonly QueryWord[], directory: DirectoryWords) {
  const { isName, categories } = directory.categoriesNamed(words)
  const others = words.filter((word) => !isAboutVisits(word))
  if (isName || categories.length === 0 || others.length === words.length) return isName
  return directory.categoriesNamed(others).categories[0] !== categories[0]
}

/** Those of a place and names stay as they are. */
function correctWords(
  typed: readonly QueryWord[],
  ofPlace: ReadonlySet<number> | undefined,
  { words: directory, places, listed }: QueryKnowledge,
) {
  const corrected = new Map<string, string>()
  const names: QueryWord[] = []
  const isPlace = (word: QueryWord) => places.find([word], directory) !== null
  /** The known word that a word means, or null for the word itself. */
  const meantBy = (word: QueryWord, before: QueryWord | undefined) => {
    const { plain } = word
    if (isPlace(word)) return null
    if (directory.explains(word) || isOrdinary(word) || /\d/.test(plain)) return null
    if (isPersonsName(word) || (before && isTitle(before))) {
      names.push(word)
      return null
    }
    if (listed.isInName(plain)) return null
    const town = directory.correctTown(plain)
    if (town !== null || listed.says(plain)) return town
    const unfinished = listed.unfinished(plain)
    if (unfinished !== null || listed.hasBeginning(plain)) return unfinished
    // 'Fuerstein' may lack a letter, or be 'Fürstein'.
    return directory.correct(plain, () => listed.wordLike(plain) ?? listed.wordLike(fold(word.typed)))
  }
  const words = typed.map((word, i) => {
    const meant = ofPlace?.has(i) ? null : meantBy(word, typed[i - 1])
    if (meant === null) return word
    const right = wordOf(word.typed, plainSpelling(fold(meant)))
    // 'erreiche' is a form of 'erreichen', not a correction.
    if (right.stem !== word.stem) corrected.set(word.typed, meant)
    return right
  })
  return { words, corrected, names }
}

/** What a kind's name means. `isLacking`: it is one not listed here, as 'Metzgerei' where 'Dorfläden' help. */
export function meantByKind(text: string, directory: DirectoryWords) {
  const right = (word: QueryWord) => {
    const meant = directory.explains(word) ? null : directory.nounLike(word.plain)
    return meant === null ? word : wordOf(word.typed, plainSpelling(fold(meant)))
  }
  // 'Blatt 2' is no degree of care.
  const typed = queryWords(text).filter(({ plain }) => !/^\d+$/.test(plain))
  const { words, concepts, named } = matchOf(typed.map(right), directory, () => false)
  const { categories, isWider, by } = rankCategories(concepts, named, words, directory)
  const meant = isWider ? [] : categories
  const isLacking = directory.lacksKind(words) && !named.has(meant[0] ?? -1)
  const lettersOf = (some: readonly QueryWord[]) => some.reduce((sum, { plain }) => sum + plain.length, 0)
  // A little word says nothing about the rest: 'siehe oben'.
  const isExplainedEnough =
    2 * lettersOf(words.filter((_, at) => by.has(at))) > lettersOf(words.filter(isContent))
  return { categories: isExplainedEnough ? meant : [], isLacking }
}
