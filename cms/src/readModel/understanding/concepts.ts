import { readdirSync, readFileSync } from 'node:fs'
import type { UrgentHelp } from '@directory/shared/searchHelp'
import { plainWords, stemOf } from './plainWords.ts'
import { editDistance } from './Spelling.ts'
import { soundOf } from './soundOf.ts'

/** What people mean, with the words that they say for it; `docs/decisions/016` says how they are written. */
export interface Concept {
  concept: string
  de: readonly string[]
  en: readonly string[]
  /** Usual categories, best first. */
  categories: readonly string[]
  /** Key of a wider concept that helps if this one's categories have no provider. */
  wider?: string
  /**
   * True where no other kind of provider does the work of the first, nor in the concepts that this is the wider one of:
   * a driver may be a taxi, but a family doctor is no gynaecologist.
   */
  isTradeOfItsOwn?: boolean
  noProvider?: { de: string; en: string }
  urgent?: UrgentHelp
}

/** A category as such directories usually have it. */
export interface UsualCategory {
  name: string
  /** What it is called elsewhere. */
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

let known: Vocabulary | undefined

/** All concepts and usual categories; read when first asked for, so that a server at rest does without. */
export function vocabulary(): Vocabulary {
  known ??= read(new URL('./concepts/', import.meta.url))
  return known
}

/** Compiled, the folder stands beside us as well. */
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
 * Misspellings stand among a concept's words, behind the right one: of a word that is much like an earlier one of its
 * concept the earlier.
 */
export function rightSpelling(written: string): string {
  const [plain = ''] = plainWords(written)
  for (const { de, en } of vocabulary().concepts) {
    for (const list of [de, en]) {
      const at = list.indexOf(written)
      const right = list.slice(0, Math.max(0, at)).find((other) => isAlike(plain, other))
      if (right !== undefined) return right
    }
  }
  return written
}

function isAlike(plain: string, other: string): boolean {
  const [own = '', ...more] = plainWords(other)
  if (more.length > 0 || /^-|-$/.test(other) || own === plain || own.charAt(0) === '') return false
  const away = editDistance(plain, own)
  const isNear = away === 1 || (soundOf(plain) === soundOf(own) && away <= Math.floor(plain.length / 3))
  return isNear && plain.length > 4 && stemOf(plain) !== stemOf(own)
}

let numbers: ReadonlyMap<string, number> | undefined

/** The place of a concept's wider one in the list. */
export function widerOf({ wider }: Concept): number | undefined {
  if (wider === undefined) return undefined
  numbers ??= new Map(vocabulary().concepts.map(({ concept }, number) => [concept, number]))
  return numbers.get(wider)
}
