import type { Entry } from '@directory/shared/entry'
import { seemsToCome } from '../homeVisitors.ts'
import { plainWords } from './plainWords.ts'
import { isAboutAccess, isAboutVisits, type QueryWord } from './queryWords.ts'

/** Name and services in plain words. Read once for each entry; an entry that is changed is another one. */
const known = new WeakMap<Entry, string>()

function saidBy(entry: Entry): string {
  const before = known.get(entry)
  if (before !== undefined) return before
  const { name, services } = entry
  const said = ` ${plainWords(`${name} ${services}`).join(' ')}`
  known.set(entry, said)
  return said
}

/** Shorter stems are looked for at beginnings of words only. */
const minPartLength = 5

/** Who of one category fits a wish better than the others. */
export class Preference {
  readonly wantsVisits: boolean
  /** What has to be named; what the category itself is called says nothing. */
  readonly naming: readonly QueryWord[]
  private wantsAccess: boolean

  constructor(words: readonly QueryWord[], category: string) {
    const own = plainWords(category).join(' ')
    this.wantsVisits = words.some(isAboutVisits)
    this.wantsAccess = words.some(isAboutAccess)
    this.naming = words.filter(
      (word) =>
        word.weight === 'telling' && !isAboutVisits(word) && !isAboutAccess(word) && !own.includes(word.stem),
    )
  }

  get isNone(): boolean {
    return !this.wantsVisits && !this.wantsAccess && this.naming.length === 0
  }

  /** The more, the better it fits. */
  of(entry: Entry): number {
    if (this.isNone) return 0
    const text = saidBy(entry)
    const named = this.naming.filter(({ stem }) =>
      text.includes(stem.length < minPartLength ? ` ${stem}` : stem),
    )
    return (
      named.length / Math.max(1, this.naming.length) +
      Number(this.wantsVisits && seemsToCome(entry)) +
      Number(this.wantsAccess && entry.barrierfree)
    )
  }
}
