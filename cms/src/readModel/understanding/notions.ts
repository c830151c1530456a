import type { UrgentHelp } from '@directory/shared/searchHelp'
import body from './notions/body.json' with { type: 'json' }
import care from './notions/care.json' with { type: 'json' }
import company from './notions/company.json' with { type: 'json' }
import daily from './notions/daily.json' with { type: 'json' }
import dying from './notions/dying.json' with { type: 'json' }
import emergency from './notions/emergency.json' with { type: 'json' }
import health from './notions/health.json' with { type: 'json' }
import home from './notions/home.json' with { type: 'json' }
import learning from './notions/learning.json' with { type: 'json' }
import mobility from './notions/mobility.json' with { type: 'json' }
import money from './notions/money.json' with { type: 'json' }
import { plainWords, stemOf } from './plainWords.ts'
import { lettersBetween } from './Spelling.ts'
import { soundOf } from './soundOf.ts'

/** What people mean, with the words that they say for it; `docs/decisions/016` says how they are written. */
export interface Notion {
  notion: string
  de: readonly string[]
  en: readonly string[]
  /** Usual categories, best first. */
  categories: readonly string[]
  /** Key of what helps where nobody of the first is listed. */
  wider?: string
  nobody?: { de: string; en: string }
  urgent?: UrgentHelp
}

/** A category as such directories usually have it. */
export interface UsualCategory {
  name: string
  /** What it is called elsewhere. */
  also: readonly string[]
  en: string
}

const areas = [body, care, company, daily, dying, emergency, health, home, learning, mobility, money]

export const notions = areas.flatMap((area) => area.notions as readonly Notion[])
export const usualCategories: readonly UsualCategory[] = areas.flatMap((area) => area.categories)

/**
 * Misspellings stand among a notion's words, behind the right one: of a word that is much like an earlier one of its
 * notion the earlier.
 */
export function rightSpelling(written: string): string {
  const [plain = ''] = plainWords(written)
  for (const { de, en } of notions) {
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
  const away = lettersBetween(plain, own)
  const isNear = away === 1 || (soundOf(plain) === soundOf(own) && away <= Math.floor(plain.length / 3))
  return isNear && plain.length > 4 && stemOf(plain) !== stemOf(own)
}

const numbers = new Map(notions.map(({ notion }, number) => [notion, number]))

/** The place of a notion's wider one in the list. */
export const widerOf = ({ wider }: Notion): number | undefined =>
  wider === undefined ? undefined : numbers.get(wider)
