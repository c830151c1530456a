import type { Entry } from '#shared/entry'
import type { EntryWords } from '../words/EntryWords.ts'
import { plainWords } from '../words/plainWords.ts'
import type { DirectoryWords } from './DirectoryWords.ts'
import { headOf, isAboutAccess, isAside, isOrdinary, isTreatment, type QueryWord } from './queryWords.ts'
import { hasAll, saidTexts } from './SaidWords.ts'

/** Letters of stems that may be found inside words, not only at their beginning or end. */
const minInnerLength = 5
/** Letters of words that may be found at the end of others. */
const minPartLength = 4
/** Letters of parts of a compound in the query; shorter ones are in too many words. */
const minCompoundPart = 5

/** How surely a provider answers a word that it does not say itself. */
const shares = {
  /** The word begins or ends another one. */
  compound: 0.8,
  /** Not equal to `meant`, because it does not count twice. */
  synonym: 0.751,
  treatment: 0.6,
  /** The category is meant by the word. */
  meant: 0.75,
  /** Its category is not meant, but its services say it. */
  offered: 0.7,
  /** It says it only in its details, or a part of the compound. */
  half: 0.5,
  saidAndMeant: 0.3,
}
/** More than any provider that is found only by its category. */
export const wholeFit = 2
/** Of the weight of words that anybody's services say. */
const minSaid = 0.6

/** A word that tells what is wanted, with more weight if fewer entries say it. */
interface Telling {
  word: QueryWord
  weight: number
  saying: ReadonlySet<Entry>
  isPartOf: (text: string) => boolean
}

export const tellingWords = (asked: readonly QueryWord[], entries: EntryWords): Telling[] =>
  asked
    .filter((word) => word.weight === 'content' && !isAside(word) && !isOrdinary(word))
    .map((word) => {
      const saying = new Set(entries.exactAll([word.plain]))
      const rarity = Math.log((entries.size + 1) / (saying.size + 1))
      const weight = (isTreatment(word) ? shares.treatment : 1) * rarity
      return { word, weight, saying, isPartOf: wordTest(word) }
    })

const weightOf = (words: readonly Telling[]) => sumOf(words.map(({ weight }) => weight))
const anySays = (texts: readonly (readonly string[])[], word: QueryWord) =>
  texts.some((words) => hasAll(words, [word]))
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)

/** How much of a query each provider of a category answers. `surely`: how words mean the category. */
export function fitIn(
  category: string,
  entries: readonly Entry[],
  asked: readonly QueryWord[],
  surely: ReadonlyMap<string, number>,
  telling: readonly Telling[],
  directory: DirectoryWords,
): (entry: Entry) => number {
  const own = plainWords(headOf(category)).join(' ')
  const texts = entries.map((entry) => saidTexts(entry).offer)
  const tests = telling.map((one) => ({
    ...one,
    isOwn: own.includes(one.word.stem),
    shareIn: shareTest(one, own, texts, directory),
    sure: Math.max(0, ...[...surely].map(([by, sure]) => (by.includes(one.word.plain) ? sure : 0))),
  }))
  const all = Math.max(1, weightOf(telling))
  const access = asked.filter(isAboutAccess)
  // Access stated in the entry's words is surer than the general flag.
  const accessOf = (entry: Entry) =>
    hasAll(saidTexts(entry).details, access) ? 1 : Number(entry.barrierfree) / 2
  return (entry) => {
    const { name, services, offer } = saidTexts(entry)
    const answered = tests.map(({ word, weight, saying, isOwn, shareIn, sure }) => {
      const isSaid = saying.has(entry)
      const inOffer = isOwn || (isSaid && anySays([name, ...services], word)) ? 1 : shareIn(offer)
      const share = inOffer > 0 ? inOffer : isSaid ? shares.half : 0
      const both = share === shares.synonym ? 0 : shares.saidAndMeant * sure * share
      return weight * (Math.max(share, shares.meant * sure) + both)
    })
    return sumOf(answered) / all + (access.length > 0 ? accessOf(entry) : 0)
  }
}

/** Whose services say most of what a query says, of words that anybody says there, with how much. */
export function offering(telling: readonly Telling[], entries: EntryWords): Map<Entry, number> {
  const begun = (stem: string) => (stem.length < minInnerLength ? [] : entries.fuzzyAll(stem, true))
  const candidates = new Set(telling.flatMap(({ word, saying }) => [...saying, ...begun(word.stem)]))
  const saying = [...candidates].map((entry) => {
    const { services } = saidTexts(entry)
    const text = ` ${services.flat().join(' ')} `
    const shareOf = ({ word, saying, isPartOf }: Telling) => {
      if (saying.has(entry) && anySays(services, word)) return 1
      return word.plain.length >= minPartLength && isPartOf(text) ? shares.compound : 0
    }
    return { entry, by: telling.map(shareOf) }
  })
  const needed = minSaid * weightOf(telling.filter((_, i) => saying.some(({ by }) => by[i])))
  const offers = saying.map(({ entry, by }) => {
    return [entry, sumOf(telling.map(({ weight }, i) => weight * (by[i] ?? 0)))] as const
  })
  const meant = offers.filter(([, said]) => said > 0 && said >= needed)
  return new Map(meant.map(([entry, said]) => [entry, (shares.offered * said) / weightOf(telling)]))
}

const beginning = (stem: string) => (stem.length < minInnerLength ? ` ${stem}` : stem)

/** Whether a text with spaces around each word has one that is, begins or ends like it, or has a long one within. */
export function wordTest({ plain, stem }: QueryWord): (text: string) => boolean {
  const parts = [beginning(stem), ...(stem.length < minPartLength ? [] : [`${plain} `, `${stem} `])]
  return (text) => parts.some((part) => text.includes(part))
}

/** How surely a text names the thing or, if no text does, is one of few with a synonym, or has parts of it. */
function shareTest(
  { word, isPartOf: isNamed }: Telling,
  own: string,
  texts: readonly string[],
  directory: DirectoryWords,
) {
  if (texts.some(isNamed)) return (text: string) => (isNamed(text) ? shares.compound : 0)
  const [fewest] = (isTreatment(word) ? [] : directory.synonymsOf(word))
    .map((stems) => stems.filter((stem) => !own.includes(stem)).map(beginning))
    .map((stems) => (text: string) => stems.some((stem) => text.includes(stem)))
    .map((isMeant) => ({ isMeant, count: texts.filter(isMeant).length }))
    .filter(({ count }) => count > 0 && count * 2 <= texts.length)
    .sort((a, b) => a.count - b.count)
  if (fewest) return (text: string) => (fewest.isMeant(text) ? shares.synonym : 0)
  const parts = partsOf(word, texts)
  return (text: string) => shares.half * parts.filter((part) => isAtEdge(text, part)).length
}

/** The longest beginning and end of a compound at which words of the texts begin or end: 'Reise' of 'Reiseimpfung'. */
function partsOf({ plain, stem }: QueryWord, texts: readonly string[]) {
  const isSaid = (part: string) =>
    part.length >= minCompoundPart && texts.some((text) => isAtEdge(text, part))
  const letters = [...plain].map((_, i) => i)
  const beginnings = letters.map((i) => plain.slice(0, -1 - i))
  const ends = letters.map((i) => stem.slice(minPartLength - 1 + i))
  return [beginnings, ends].flatMap((some) => some.find(isSaid) ?? [])
}

const isAtEdge = (text: string, part: string) => text.includes(` ${part}`) || text.includes(`${part} `)
