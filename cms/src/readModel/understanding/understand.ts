import { fold } from '@directory/shared/fold'
import type { UrgentHelp } from '@directory/shared/searchHelp'
import { alarmOf } from './alarmOf.ts'
import { asksWhoComes } from './asksWhoComes.ts'
import type { DirectoryWords } from './DirectoryWords.ts'
import { damageOfThing, withoutDamage } from './damageOfThing.ts'
import { meantPlaces } from './meantPlaces.ts'
import { phoneIn } from './PhoneNumbers.ts'
import type { NamedPlace, PlaceNames } from './PlaceNames.ts'
import { plainOf } from './plainWords.ts'
import {
  isAboutVisits,
  isOrdinary,
  isPersonsName,
  isTitle,
  isTreatment,
  type QueryWord,
  queryWords,
  wordOf,
} from './queryWords.ts'
import { rankCategories } from './rankCategories.ts'
import { withoutDestination } from './withoutDestination.ts'

export interface ParsedQuery {
  /** Those of the query, misspelled ones put right. */
  words: readonly QueryWord[]
  place: NamedPlace | null
  /** The telephone number that was typed, as it is dialled within the country. */
  phone: string | null
  /** Words that name the place. */
  placeWords: readonly QueryWord[]
  /** Further places: none that providers have to be in, or to name. */
  otherPlaces: readonly NamedPlace[]
  /** Words that name them. */
  otherPlaceWords: readonly QueryWord[]
  /** What else was said, stop words left out; nothing where all there is in a place is wanted. */
  content: readonly QueryWord[]
  /** Those of them that nothing known explains. */
  unknown: readonly QueryWord[]
  /** The words that are names of persons. */
  names: readonly QueryWord[]
  /** Words that were not understood and that are no listed name. */
  unmatched: readonly QueryWord[]
  /** Numbers of the categories meant, best first. */
  categories: readonly number[]
  /** Those of them that the words mean. */
  offered: readonly number[]
  /** Whether they only help nearly. */
  isWider: boolean
  /** Whether it asks who comes to the house. */
  wantsVisits: boolean
  urgent: UrgentHelp | null
  advice: { de: string; en: string } | null
  /** Typed words with what they were taken for. */
  corrected: ReadonlyMap<string, string>
}

/** What the directory's own texts have of a word. */
export interface KnownWord {
  /** Whether it stands in a provider's name. */
  inName: boolean
  /** Whether it stands anywhere. */
  anywhere: boolean
}

export interface Known {
  words: DirectoryWords
  places: PlaceNames
  listed: (word: QueryWord) => KnownWord
  /** What the district is called: 'Friseur Haßberge' leaves nothing open. */
  isRegion: (word: QueryWord) => boolean
}

/** What a query in everyday words wants, and where. */
export function understand(text: string, { words: known, places, listed, isRegion }: Known): ParsedQuery {
  const isOther = (word: QueryWord) =>
    word.weight !== 'content' || known.conceptIndex.knows(word) || known.categoryIndex.knows(word)
  const isExplained = (word: QueryWord) => word.weight !== 'content' || isOther(word)
  const typed = queryWords(text).flatMap((word) =>
    isExplained(word) || listed(word).inName ? [word] : partsOf(word, isExplained),
  )
  const corrected = new Map<string, string>()
  const names: QueryWord[] = []
  const put = (word: QueryWord, before: QueryWord | undefined): QueryWord => {
    const found = places.find([word], isOther)
    const noun = found ? null : known.nounWithT(word.plain)
    if (noun !== null) {
      corrected.set(word.typed, noun)
      return wordOf(word.typed, plainOf(fold(noun)))
    }
    if (found || isExplained(word) || isOrdinary(word) || /\d/.test(word.plain)) return word
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
    const { inName, anywhere } = listed(word)
    // What is listed may be the beginning of a word whose last letter was not typed: 'Patientenverfügun'.
    const meant = inName ? null : anywhere ? known.oneLonger(word.plain) : known.correct(word.plain)
    if (meant === null) return word
    const right = wordOf(word.typed, plainOf(fold(meant)))
    // 'erreiche' is no slip of 'erreichen'.
    if (right.stem !== word.stem) corrected.set(word.typed, meant)
    return right
  }
  const isKind = (word: QueryWord) => known.isKind(word)
  const inPlace = places.find(typed, isOther, isKind)
  const words = typed.map((word, i) => (inPlace?.at.has(i) ? word : put(word, typed[i - 1])))
  const find = (some: readonly QueryWord[]) => places.find(some, isOther, isKind)
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
  const rest = ofThing.some(({ weight }) => weight === 'content') ? ofThing : notOfPlace
  const matched = matchOf(rest, known, (word) => names.includes(word) || listed(word).inName)
  const { conceptMatches, categoryMatches } = matched
  // 'Frau' says nothing beside a name.
  const content = rest.filter((word) => word.weight !== 'stop' && !(names.length > 0 && isTitle(word)))
  const explaining = [...conceptMatches.values(), ...categoryMatches.values()]
  const explained = new Set(explaining.flatMap(({ by }) => [...by.keys()].map((i) => matched.words[i])))
  const ranked = rankCategories(conceptMatches, categoryMatches, matched.words, known)
  const isSpecific = (word: QueryWord) =>
    word.weight === 'content' &&
    !matched.damage.has(word) &&
    !(ranked.categories.length > 0 && isOrdinary(word))
  // 'Senioren Ebern' asks for what there is.
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
    unknown: content.filter((word) => isSpecific(word) && !explained.has(word) && !isOther(word)),
    names,
    unmatched: content.filter((word) => isSpecific(word) && ranked.categories.length > 0 && !isMatched(word)),
    categories: ranked.categories,
    offered: ranked.offered,
    isWider: ranked.isWider,
    wantsVisits: asksWhoComes(words),
    advice: ranked.advice,
    urgent: alarmOf(conceptMatches, categoryMatches, rest),
    corrected,
  }
}

/** The categories that a few words speak of, best first. */
export function meantBy(text: string, known: DirectoryWords): readonly number[] {
  const words = queryWords(text)
  return rankCategories(known.conceptIndex.match(words), known.categoryIndex.match(words), words, known)
    .categories
}

function matchOf(words: readonly QueryWord[], known: DirectoryWords, isName: (word: QueryWord) => boolean) {
  const joined = withJoined(withoutDestination(words), known)
  const damage = damageOfThing(joined)
  // A name is a name, whatever its parts may mean.
  const guess = (word: QueryWord) => !isName(word)
  const conceptMatches = known.conceptIndex.match(joined, guess)
  const categoryMatches = known.categoryIndex.match(joined, guess)
  const ofThing = withoutDamage(conceptMatches, joined, damage)
  const namedSo = withoutDamage(categoryMatches, joined, damage)
  const hasTrade =
    namedSo.size > 0 || [...ofThing.keys()].some((at) => known.leadingFrom(at, joined).leading.length > 0)
  return {
    words: joined,
    damage,
    conceptMatches: hasTrade ? ofThing : conceptMatches,
    categoryMatches: hasTrade ? namedSo : categoryMatches,
  }
}

/**
 * 'keineluft' and 'nichtaufstehen': what is denied turns a wish round, and makes an alarm. 'Brillenreparatur' is the
 * repair of a known thing.
 */
function partsOf(word: QueryWord, isExplained: (part: QueryWord) => boolean): QueryWord[] {
  const [, ...parts] = denial.exec(word.plain) ?? []
  const [not, thing] = parts.map((part) => wordOf(part, part))
  if (not && thing && isExplained(thing)) return [not, thing]
  for (let at = minThingLength; at <= word.plain.length - minTreatmentLength; at++) {
    const [thing, treatment] = [word.plain.slice(0, at), word.plain.slice(at)].map((part) =>
      wordOf(word.typed, part),
    )
    if (thing && treatment && isTreatment(treatment) && isExplained(thing)) return [thing, treatment]
  }
  return [word]
}

const denial = /^(keine?[mnrs]?|nicht)(.{4,})$/
const minThingLength = 3
const minTreatmentLength = 6

/** 'Haus Arzt' typed apart is one word, too, and so is 'holt … ab'. */
function withJoined(
  words: readonly QueryWord[],
  { conceptIndex, categoryIndex }: DirectoryWords,
): QueryWord[] {
  const joined: QueryWord[] = [...words]
  const offer = (first: QueryWord, second: QueryWord) => {
    const both = wordOf(`${first.typed}${second.typed}`, first.plain + second.plain)
    if (conceptIndex.knows(both) || categoryIndex.knows(both)) joined.push(both)
  }
  words.forEach((word, i) => {
    const next = words[i + 1]
    if (next && word.weight !== 'stop' && next.weight !== 'stop') offer(word, next)
    if (particles.has(word.plain))
      for (const verb of words.slice(Math.max(0, i - maxBetween), i)) offer(word, verb)
  })
  return joined
}

/** What German verbs lose to the end of a sentence, and how far away from it they may stand. */
const particles = new Set(
  'ab an auf aus bei durch ein fern frei heim her hin los mit nach um vor vorbei weg zu zuruck'.split(' '),
)
const maxBetween = 6
