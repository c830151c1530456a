import { foldedWords } from '#shared/fold'
import { joinParts, plainSpelling, plainWords, stemOf } from '../words/plainWords.ts'
import stopWords from './concepts/stopWords.json' with { type: 'json' }

/** Meaning of a word: none by itself (stop word), little (weak word), or what is wanted (content word). */
type Weight = 'stop' | 'weak' | 'content'

export interface QueryWord {
  typed: string
  plain: string
  stem: string
  weight: Weight
}

const stopWordSet = new Set([...stopWords.de, ...stopWords.en].flatMap(plainWords))
const weakWords = new Set(stopWords.weak.flatMap(plainWords))

/** For small dialect words, irregular verb forms, and old words too similar to others to be suggested for them. */
const standardWords = new Map(
  Object.entries(stopWords.forms).flatMap(([word, book]) =>
    plainWords(word).map((plain) => [plain, plainWords(book)] as const),
  ),
)
const standardForms = (plain: string): readonly string[] => standardWords.get(plain) ?? [plain]

const weightOf = (plain: string): Weight =>
  stopWordSet.has(plain) ? 'stop' : weakWords.has(plain) ? 'weak' : 'content'

const visitWords = new Set(stopWords.visits.flatMap(plainWords))
const accessStems = new Set(stopWords.access.flatMap(plainWords).map(stemOf))

/** Whether a word asks for home visits, or for an accessible building: neither is searched for. */
export const isAboutVisits = ({ plain }: QueryWord) => visitWords.has(plain)
export const isAboutAccess = ({ stem }: QueryWord) => accessStems.has(stem)
/** Whether a word says how, not what: home visits, accessible. */
export const isAside = (word: QueryWord) => isAboutVisits(word) || isAboutAccess(word)

/** Plain words for the treatment of a thing: 'reparieren', 'kaputt'. */
export const treatments: ReadonlySet<string> = new Set(stopWords.treatments.flatMap(plainWords))
const treatmentStems = new Set([...treatments].map(stemOf))

/** Whether it is a treatment: 'Rollator kaputt' leads where the thing alone does, as 'Beratung Demenz'. */
export const isTreatment = ({ stem }: QueryWord) => treatmentStems.has(stem)

const ordinaryStems = new Set(stopWords.ordinary.flatMap(plainWords).map(stemOf))

/** Whether it is an ordinary word in sentences: never a misspelled thing, and not searched for. */
export const isOrdinary = ({ stem }: QueryWord) => ordinaryStems.has(stem)

const titles = new Set(stopWords.titles.flatMap(plainWords))
const personsNames = new Set(stopWords.names.flatMap(plainWords))

/** Whether a word comes before a person's name, or is a common one: never a misspelled thing. */
export const isTitle = ({ plain }: QueryWord) => titles.has(plain)
export const isPersonsName = ({ plain }: QueryWord) => personsNames.has(plain)

/** Characters read; what visitors type is far shorter. */
const maxQueryLength = 1000
const maxWords = 24

export function queryWords(text: string) {
  const byStem = new Map<string, QueryWord>()
  for (const typed of joinParts(text.slice(0, maxQueryLength))
    .normalize('NFC')
    .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []) {
    for (const plain of foldedWords(typed).flatMap((folded) => standardForms(plainSpelling(folded)))) {
      if (byStem.size < maxWords && !byStem.has(plain)) byStem.set(plain, wordOf(typed, plain))
    }
  }
  return [...byStem.values()]
}

/** A key that is the same for names of a kind of provider in any inflection and order. */
export const keyOfStems = (words: readonly QueryWord[]) =>
  words
    .map(({ stem }) => stem)
    .sort()
    .join(' ')
export const nameKeyOf = (text: string) =>
  keyOfStems(queryWords(text).filter(({ weight }) => weight !== 'stop'))

/** Relatives, which all count as one word: 'Oma waschen' is 'Mutter waschen'. */
const relatives = new Set(stopWords.relatives.flatMap(plainWords))

export function wordOf(typed: string, plain: string): QueryWord {
  const weight = weightOf(plain)
  const stem = relatives.has(plain) ? 'relative~' : stemOf(plain)
  // Keeps 'nach' and 'nachts' apart.
  return { typed, plain, stem: weight === 'stop' ? `${stem}~` : stem, weight }
}

/** What a category's name says that its providers are: 'Banken' of 'Banken mit Beratung zu Hause'. */
export const headOf = (name: string) => name.split(/ (?:mit|in|zu|bei) /)[0] ?? ''
