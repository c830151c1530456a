import type { Entry } from '@directory/shared/entry'
import { seemsToMakeHomeVisits } from '../homeVisitors.ts'
import { plainWords } from '../words/plainWords.ts'
import { damageWords } from './damageWords.ts'
import { isAboutAccess, isAboutVisits, type QueryWord } from './queryWords.ts'

/** Name and services of each entry in plain words, made once: a changed entry is a new object. */
const cache = new WeakMap<Entry, string>()

function plainTextOf(entry: Entry): string {
  const cached = cache.get(entry)
  if (cached !== undefined) return cached
  const { name, services } = entry
  const text = ` ${plainWords(`${name} ${services}`).join(' ')}`
  cache.set(entry, text)
  return text
}

/** Minimum length of stems found inside words, not only at their beginning. */
const minPartLength = 5

/** Points for words about damage: naming the thing counts more than naming its parts or other repairs. */
const shareOfDamage = 0.6

/** Ranks the providers of one category by how well they fit the query. */
export class Preference {
  readonly wantsVisits: boolean
  /** Words to be named, without those of the category's name. */
  readonly specificWords: readonly QueryWord[]
  private wantsAccess: boolean
  private own: string
  private damage: ReadonlySet<QueryWord>

  /** @param synonymsOf returns the stems of other words for a thing */
  constructor(
    words: readonly QueryWord[],
    category: string,
    private synonymsOf: (word: QueryWord) => readonly (readonly string[])[] = () => [],
  ) {
    const categoryWords = plainWords(category).join(' ')
    this.own = categoryWords
    this.damage = damageWords(words)
    this.wantsVisits = words.some(isAboutVisits)
    this.wantsAccess = words.some(isAboutAccess)
    this.specificWords = words.filter(
      (word) =>
        word.weight === 'content' &&
        !isAboutVisits(word) &&
        !isAboutAccess(word) &&
        !categoryWords.includes(word.stem),
    )
  }

  get isNone(): boolean {
    return !this.wantsVisits && !this.wantsAccess && this.specificWords.length === 0
  }

  /** Returns how well each fits: the higher, the better. */
  of(entries: readonly Entry[]): (entry: Entry) => number {
    if (this.isNone) return () => 0
    const texts = new Map(entries.map((entry) => [entry, plainTextOf(entry)]))
    const tests = this.specificWords.map((word) => ({
      isNamed: this.testOf(word, [...texts.values()]),
      share: this.damage.has(word) ? shareOfDamage : 1,
    }))
    return (entry) => {
      const text = texts.get(entry) ?? plainTextOf(entry)
      return (
        tests.reduce((sum, { isNamed, share }) => sum + (isNamed(text) ? share : 0), 0) /
          Math.max(1, tests.length) +
        Number(this.wantsVisits && seemsToMakeHomeVisits(entry)) +
        Number(this.wantsAccess && entry.barrierfree)
      )
    }
  }

  /** Returns a test whether a text names the thing or, if no text does, whether it is one of few with a synonym. */
  private testOf(word: QueryWord, texts: readonly string[]): (text: string) => boolean {
    const isNamed = (text: string) => hasStem(text, word.stem)
    if (texts.some(isNamed)) return isNamed
    const others = this.synonymsOf(word).map((stems) => stems.filter((stem) => !this.own.includes(stem)))
    const [fewest] = others
      .map((stems) => (text: string) => stems.some((stem) => hasStem(text, stem)))
      .map((isMeant) => ({ isMeant, count: texts.filter(isMeant).length }))
      .filter(({ count }) => count > 0 && count * 2 <= texts.length)
      .sort((a, b) => a.count - b.count)
    return fewest?.isMeant ?? (() => false)
  }
}

const hasStem = (text: string, stem: string) => text.includes(stem.length < minPartLength ? ` ${stem}` : stem)
