import type { Entry } from '@directory/shared/entry'
import { comesToHouse } from '@directory/shared/homeVisits'
import { plainWords } from './plainWords.ts'
import { isAboutAccess, isAboutVisits, type QueryWord } from './queryWords.ts'

interface Said {
  /** Name and services in plain words. */
  text: string
  comes: boolean
}

/** Read once for each entry; an entry that is changed is another one. */
const known = new WeakMap<Entry, Said>()

function saidBy(entry: Entry): Said {
  const before = known.get(entry)
  if (before) return before
  const { name, services, additionalInfo } = entry
  const said = {
    text: ` ${plainWords(`${name} ${services}`).join(' ')}`,
    comes: comesToHouse({ services: `${name}, ${services}`, additionalInfo }),
  }
  known.set(entry, said)
  return said
}

/** Shorter stems are looked for at beginnings of words only. */
const shortestPart = 5

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
    const { text, comes } = saidBy(entry)
    const named = this.naming.filter(({ stem }) =>
      text.includes(stem.length < shortestPart ? ` ${stem}` : stem),
    )
    return (
      named.length / Math.max(1, this.naming.length) +
      Number(this.wantsVisits && comes) +
      Number(this.wantsAccess && entry.barrierfree)
    )
  }
}
