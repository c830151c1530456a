import type { Entry } from '@directory/shared/entry'
import { seemsToMakeHomeVisits } from '../homeVisitors.ts'
import { plainWords } from './plainWords.ts'
import { isAboutAccess, isAboutVisits, type QueryWord } from './queryWords.ts'

/** Name and services in plain words. Read once for each entry; an entry that is changed is another one. */
const known = new WeakMap<Entry, string>()

function plainTextOf(entry: Entry): string {
  const before = known.get(entry)
  if (before !== undefined) return before
  const { name, services } = entry
  const said = ` ${plainWords(`${name} ${services}`).join(' ')}`
  known.set(entry, said)
  return said
}

/** Shorter stems are looked for at beginnings of words only. */
const minPartLength = 5

/** Ranks the providers of one category by how well they fit the query. */
export class Preference {
  readonly wantsVisits: boolean
  /** What has to be named; what the category itself is called says nothing. */
  readonly specificWords: readonly QueryWord[]
  private wantsAccess: boolean

  constructor(words: readonly QueryWord[], category: string) {
    const own = plainWords(category).join(' ')
    this.wantsVisits = words.some(isAboutVisits)
    this.wantsAccess = words.some(isAboutAccess)
    this.specificWords = words.filter(
      (word) =>
        word.weight === 'content' && !isAboutVisits(word) && !isAboutAccess(word) && !own.includes(word.stem),
    )
  }

  get isNone(): boolean {
    return !this.wantsVisits && !this.wantsAccess && this.specificWords.length === 0
  }

  /** The more, the better it fits. */
  of(entry: Entry): number {
    if (this.isNone) return 0
    const text = plainTextOf(entry)
    const named = this.specificWords.filter(({ stem }) =>
      text.includes(stem.length < minPartLength ? ` ${stem}` : stem),
    )
    return (
      named.length / Math.max(1, this.specificWords.length) +
      Number(this.wantsVisits && seemsToMakeHomeVisits(entry)) +
      Number(this.wantsAccess && entry.barrierfree)
    )
  }
}
