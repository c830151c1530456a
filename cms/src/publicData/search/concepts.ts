import { readdirSync, readFileSync } from 'node:fs'
import type { UrgentHelp } from '@directory/shared/searchHelp'
import { plainWords, stemOf } from '../words/plainWords.ts'
import { editDistance } from '../words/Spelling.ts'
import { soundOf } from '../words/soundOf.ts'

/** A thing that people mean, with the words they use for it; `docs/decisions/005` says how to write them. */
export interface Concept {
  concept: string
  de: readonly string[]
  en: readonly string[]
  /** Usual categories, best first. */
  categories: readonly string[]
  /** Key of a wider concept that helps if this one's categories have no provider. */
  wider?: string
  /**
   * True if only the first category can help, also for concepts of which this is the wider one: a taxi may replace a
   * driver, but a family doctor cannot replace a gynaecologist.
   */
  isTradeOfItsOwn?: boolean
  noProvider?: { de: string; en: string }
  urgent?: UrgentHelp
}

/** A category that such directories usually have. */
export interface UsualCategory {
  name: string
  /** Other common names. */
  also: readonly string[]
  en: string
}

interface AreaOfLife {
  categories: UsualCategory[]
  concepts: Concept[]
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
    .map((file): AreaOfLife => JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
  return {
    concepts: areas.flatMap(({ concepts }) => concepts),
    usualCategories: areas.flatMap(({ categories }) => categories),
  }
}

/**
 * Corrects a word that is a misspelling in a concept's list: returns the similar word that comes before it in the list.
 */
export function rightSpelling(written: string): string {
  const [plain = ''] = plainWords(written)
  for (const { de, en } of vocabulary().concepts) {
    for (const list of [de, en]) {
      const index = list.indexOf(written)
      const right = list.slice(0, Math.max(0, index)).find((other) => isAlike(plain, other))
      if (right !== undefined) return right
    }
  }
  return written
}

function isAlike(plain: string, other: string): boolean {
  const [word = '', ...more] = plainWords(other)
  if (more.length > 0 || /^-|-$/.test(other) || word === plain || word.charAt(0) === '') return false
  const away = editDistance(plain, word)
  const isNear = away === 1 || (soundOf(plain) === soundOf(word) && away <= Math.floor(plain.length / 3))
  return isNear && plain.length > 4 && stemOf(plain) !== stemOf(word)
}

let numbers: ReadonlyMap<string, number> | undefined

/** Returns the number of a concept's wider one in the list. */
export function widerOf({ wider }: Concept): number | undefined {
  if (wider === undefined) return undefined
  numbers ??= new Map(vocabulary().concepts.map(({ concept }, number) => [concept, number]))
  return numbers.get(wider)
}
