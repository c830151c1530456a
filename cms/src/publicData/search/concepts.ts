import { readdirSync, readFileSync } from 'node:fs'
import type { WordLocale } from '@directory/shared/locales'
import type { UrgentHelp } from '@directory/shared/searchHelp'
import { PhraseIndex } from './PhraseIndex.ts'
import { queryWords } from './queryWords.ts'

/** A thing that people mean, with the words they use for it; `docs/decisions/005` says how to write them. */
export interface Concept extends Record<WordLocale, readonly string[]> {
  concept: string
  /** Usual categories, best first. */
  categories: readonly string[]
  /** Key of a wider concept that helps if this one's categories have no provider. */
  wider?: string
  /**
   * True if only the first category can help, also for concepts of which this is the wider one: a taxi may replace a
   * driver, but a family doctor cannot replace a gynaecologist.
   */
  isTradeOfItsOwn?: boolean
  noProvider?: Record<WordLocale, string>
  urgent?: UrgentHelp
}

/** A category that such directories usually have. */
export interface UsualCategory {
  name: string
  /** Other common names. */
  also: readonly string[]
  en: string
}

interface Vocabulary {
  concepts: readonly Concept[]
  usualCategories: readonly UsualCategory[]
}

let cachedVocabulary: Vocabulary | undefined

/** Returns all concepts and usual categories; read on first use, to save memory. */
export function vocabulary(): Vocabulary {
  cachedVocabulary ??= read(new URL('./concepts/', import.meta.url))
  return cachedVocabulary
}

/** Reads the concepts. The compiled code has this folder beside it. */
function read(folder: URL): Vocabulary {
  const areas = readdirSync(folder)
    .filter((file) => file !== 'stopWords.json')
    .sort()
    .map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
  return {
    concepts: areas.flatMap(({ concepts }) => concepts),
    usualCategories: areas.flatMap(({ categories }) => categories),
  }
}

let numbers: ReadonlyMap<string, number> | undefined

/** Returns the number of a concept's wider one. */
export function widerOf(number: number): number | undefined {
  numbers ??= new Map(vocabulary().concepts.map(({ concept }, i) => [concept, i]))
  return numbers.get(vocabulary().concepts[number]?.wider ?? '')
}

const index = new PhraseIndex()
let filling: Iterator<void> | undefined

/** Returns an index of the words of all concepts, each leading to its concept's number; made on first use. */
export function conceptIndex(): PhraseIndex {
  growConceptIndex(Number.POSITIVE_INFINITY)
  return index
}

/** Adds the next concepts beforehand, so that no request waits for all of them; returns false when there are no more. */
export function growConceptIndex(count: number): boolean {
  filling ??= fill()
  for (let added = 0; added < count; added++) if (filling.next().done) return false
  return true
}

function* fill(): Generator<void> {
  for (const [number, { de, en, urgent }] of vocabulary().concepts.entries()) {
    for (const [language, texts] of Object.entries({ de, en }) as [WordLocale, readonly string[]][])
      for (const text of texts) index.add(number, text, { language, whole: urgent !== undefined })
    yield
  }
}

/** A category that helps with a concept, and how surely. */
export interface Leading {
  category: number
  weight: number
}

/** Returns the categories with the most weight. */
export const firstOf = (leading: readonly Leading[]): number[] =>
  leading.flatMap(({ category, weight }) => (weight === leading[0]?.weight ? category : []))

/** Returns whether only the first category of a concept, or of a wider one, can help. */
export function isTradeOfItsOwn(number: number): boolean {
  for (let one: number | undefined = number; one !== undefined; one = widerOf(one)) {
    const own = vocabulary().concepts[one]?.isTradeOfItsOwn
    if (own !== undefined) return own
  }
  return false
}

const minSynonymLength = 5
const stemsOfConcepts = new Map<number, readonly string[]>()

/** Returns the stems of a concept's German words. */
export function germanStems(number: number): readonly string[] {
  const known = stemsOfConcepts.get(number)
  if (known) return known
  const stems = (vocabulary().concepts[number]?.de ?? []).flatMap((text) => {
    const [only, ...more] = /^-|-$/.test(text) ? [] : queryWords(text)
    return only && more.length === 0 && only.stem.length >= minSynonymLength ? only.stem : []
  })
  stemsOfConcepts.set(number, stems)
  return stems
}
