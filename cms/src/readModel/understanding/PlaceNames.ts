import type { TownDirectory } from '../TownDirectory.ts'
import { plainWords } from './plainWords.ts'
import type { QueryWord } from './queryWords.ts'

/** A place that a query names. */
export interface NamedPlace {
  /** As the directory writes it; of a postcode its digits. */
  label: string
  /** Keys of the directory's towns and postcodes that belong to it. */
  towns: ReadonlySet<string>
  postcodes: ReadonlySet<string>
  /** Whether it is one of the directory's towns by its full name. */
  isTown: boolean
}

export interface KnownTown {
  key: string
  city: string
}

interface Name {
  place: NamedPlace
  /** Further words of the full name, which may follow cut short. */
  rest: readonly string[]
}

const maxWords = 5
const nothing: ReadonlySet<string> = new Set()

/** The names of the directory's towns, of what belongs to them, and its postcodes. */
export class PlaceNames {
  /** By plain words joined with spaces. */
  private names = new Map<string, Name>()
  /** 'Hofheimer' and the like. */
  private adjectives = new Map<string, Name>()
  private postcodes: readonly string[]

  /** @param served towns with home visits but no listed provider */
  constructor(
    towns: readonly KnownTown[],
    postcodes: readonly string[],
    served: readonly string[],
    { townsOfPostcode, postcodesOfTown }: Pick<TownDirectory, 'townsOfPostcode' | 'postcodesOfTown'>,
  ) {
    this.postcodes = postcodes
    for (const { key, city } of towns) this.addTown(key, city)
    for (const postcode of postcodes) {
      for (const label of townsOfPostcode(postcode)) {
        const place = { label, towns: nothing, postcodes: new Set([postcode]), isTown: false }
        this.addName(plainWords(label), place, [])
      }
    }
    for (const town of served) {
      this.addUnlisted(town)
      const own = postcodesOfTown(town)
      if (own.length === 1) for (const village of own.flatMap(townsOfPostcode)) this.addUnlisted(village)
    }
  }

  private addUnlisted(label: string): void {
    const place = { label, towns: nothing, postcodes: nothing, isTown: false }
    const [first = '', ...rest] = plainWords(label)
    this.addName([first, ...rest], place, [])
    if (rest.length > 0 && first.length > 3) this.addName([first], place, rest)
    for (const adjective of adjectivesOf(first))
      if (!this.adjectives.has(adjective)) this.adjectives.set(adjective, { place, rest: [] })
  }

  private addTown(key: string, city: string): void {
    const place = { label: city, towns: new Set([key]), postcodes: nothing, isTown: true }
    const words = plainWords(city)
    this.names.set(words.join(' '), { place, rest: [] })
    const [first = '', ...rest] = words
    for (const adjective of adjectivesOf(first)) this.adjectives.set(adjective, { place, rest: [] })
    // 'Hofheim' for 'Hofheim in Unterfranken', also followed by 'i. UFr.'
    if (rest.length > 0 && first.length > 3) this.addName([first], place, rest)
  }

  private addName(words: readonly string[], place: NamedPlace, rest: readonly string[]): void {
    const name = words.join(' ')
    if (name !== '' && !this.names.has(name)) this.names.set(name, { place, rest })
  }

  /** The plain names of one word, for putting misspelled ones right. */
  *spellings(): Generator<[string, string]> {
    for (const [name, { place, rest }] of this.names)
      if (!name.includes(' ') && place.isTown)
        yield [name, rest.length > 0 ? (place.label.split(' ')[0] ?? '') : place.label]
  }

  /** Labels of the places whose names begin so, towns first. */
  beginningWith(plain: string): string[] {
    const found = [...this.names].filter(([name]) => name.startsWith(plain)).map(([, { place }]) => place)
    return [...new Set([...found.filter(({ isTown }) => isTown)].map(({ label }) => label))]
  }

  /** The place that words of the query name, and those words; `isOther` says what a word means besides. */
  find(
    words: readonly QueryWord[],
    isOther: (word: QueryWord) => boolean,
  ): { place: NamedPlace; from: number; to: number } | null {
    for (let length = Math.min(maxWords, words.length); length > 0; length--) {
      for (let from = 0; from + length <= words.length; from++) {
        const some = words.slice(from, from + length)
        const [first] = some
        const name = some.map(({ plain }) => plain).join(' ')
        const found = this.names.get(name) ?? this.adjectiveBefore(words[from + length], name)
        if (!found || !first) continue
        // 'Buch' is a village, too.
        if (length === 1 && (!found.place.isTown || found.rest.length > 0) && isOther(first)) continue
        return { place: found.place, from, to: endOf(words, from + length, found.rest) }
      }
    }
    return this.findPostcode(words)
  }

  /** The town of an adjective such as 'Hofheimer' before another word; after a word it is taken as a surname. */
  private adjectiveBefore(next: QueryWord | undefined, name: string): Name | undefined {
    return next && next.weight !== 'stop' ? this.adjectives.get(name) : undefined
  }

  private findPostcode(words: readonly QueryWord[]) {
    for (const [from, { plain, typed }] of words.entries()) {
      if (!/^\d{2,5}$/.test(plain)) continue
      const postcodes = this.postcodes.filter((postcode) => postcode.startsWith(plain))
      if (postcodes.length === 0) continue
      const place = { label: typed, towns: nothing, postcodes: new Set(postcodes), isTown: false }
      return { place, from, to: from + 1 }
    }
    return null
  }
}

/** 'Haßfurter', 'Aidhäuser' */
function adjectivesOf(town: string): string[] {
  if (town.length < 4) return []
  return town.endsWith('e')
    ? [`${town}r`]
    : [`${town}er`, ...(town.endsWith('en') ? [`${town.slice(0, -2)}er`] : [])]
}

/** Takes 'i. UFr.' along, and 'Unterfranken' without its 'in'. */
function endOf(words: readonly QueryWord[], from: number, rest: readonly string[]): number {
  let to = from
  for (let left = [...rest]; left.length > 0 && to < words.length; to++) {
    const plain = (words[to] as QueryWord).plain
    const at = left.findIndex(
      (word) => word.startsWith(plain) || (plain === 'ufr' && word === 'unterfranken'),
    )
    if (at === -1) break
    left = left.slice(at + 1)
  }
  return to
}
