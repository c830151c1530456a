import { readdirSync, readFileSync } from 'node:fs'
import { type WordLocale, wordLocales } from '#shared/locales'
import type { UrgentHelp } from '#shared/searchHelp'
import { PhraseIndex } from './PhraseIndex.ts'
import { nameKeyOf, queryWords } from './queryWords.ts'

/** A thing that people mean, with the words they use for it; `docs/decisions/005` says how to write them. */
export interface Concept extends Record<WordLocale, readonly string[]> {
  concept: string
  number: number
  categories: readonly string[]
  /** Key of a wider concept that helps if this one's categories have no provider. */
  wider?: string
  /** Only the first category can help, here and in narrower concepts: a GP cannot replace a gynaecologist. */
  isTradeOfItsOwn?: boolean
  noProvider?: Record<WordLocale, string>
  urgent?: UrgentHelp
}

interface UsualCategory {
  name: string
  also: readonly string[]
  en: string
}

interface Vocabulary {
  concepts: readonly Concept[]
  numbers: ReadonlyMap<string, number>
  usualCategories: readonly UsualCategory[]
  /** Names of usual categories by their own and other common names. */
  usualNames: ReadonlyMap<string, ReadonlySet<string>>
  /** The words of all concepts, each leading to its concept's number. */
  index: PhraseIndex
}

let cachedVocabulary: Vocabulary | undefined

/** All concepts and usual categories; read on first use, to save memory. */
export function vocabulary() {
  cachedVocabulary ??= read(new URL('./concepts/', import.meta.url))
  return cachedVocabulary
}

/** The compiled code has this folder beside it. */
function read(folder: URL): Vocabulary {
  const areas = readdirSync(folder)
    .filter((file) => file !== 'stopWords.json')
    .sort()
    .map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
  const all: Concept[] = areas.flatMap(({ concepts }) => concepts)
  const concepts = all.map((concept, number) => ({ ...concept, number }))
  const usualCategories: UsualCategory[] = areas.flatMap(({ categories }) => categories)
  const index = new PhraseIndex()
  for (const { number, urgent, ...concept } of concepts)
    for (const language of wordLocales)
      for (const text of concept[language]) index.add(number, text, { language, whole: urgent !== undefined })
  const usualNames = new Map<string, Set<string>>()
  // 'Women's doctors (gynaecologists)' has two English names.
  for (const { name, also, en } of usualCategories)
    for (const key of [name, ...also, ...en.split(/[()]/)].map(nameKeyOf))
      usualNames.set(key, (usualNames.get(key) ?? new Set()).add(name))
  const numbers = new Map(concepts.map(({ concept }, i) => [concept, i]))
  return { concepts, numbers, usualCategories, usualNames, index }
}

/** A concept and its wider ones, the nearest first. */
export function withWider(number: number): Concept[] {
  const { concepts, numbers } = vocabulary()
  const concept = concepts[number]
  const wider = numbers.get(concept?.wider ?? '')
  return concept ? [concept, ...(wider === undefined ? [] : withWider(wider))] : []
}

/** `''` if it has none. */
export const usualNameOf = (number: number) => vocabulary().concepts[number]?.categories[0] ?? ''

export interface Leading {
  category: number
  weight: number
}

/** Also of a wider one. */
export const isTradeOfItsOwn = (number: number): boolean =>
  withWider(number).find((one) => one.isTradeOfItsOwn !== undefined)?.isTradeOfItsOwn ?? false

const minSynonymLength = 5
const cachedStems = new Map<number, readonly string[]>()

export function germanStems(number: number) {
  const stems =
    cachedStems.get(number) ??
    (vocabulary().concepts[number]?.de ?? []).flatMap((text) => {
      const [only, ...more] = /^-|-$/.test(text) ? [] : queryWords(text)
      return only && more.length === 0 && only.stem.length >= minSynonymLength ? only.stem : []
    })
  cachedStems.set(number, stems)
  return stems
}
