import { postcodesOfTown, townsOfPostcode } from '#lib/places/postcodes.ts'
import { appendTo } from '#shared/appendTo'
import type { RegionPlace } from '#shared/regionPlaces'
import { plainWords } from '../words/plainWords.ts'
import stopWords from './concepts/stopWords.json' with { type: 'json' }
import type { DirectoryWords } from './DirectoryWords.ts'
import type { QueryWord } from './queryWords.ts'

export interface NamedPlace {
  /** Name as the directory writes it; for a postcode its digits. */
  label: string
  /** Keys of the directory's towns and postcodes that belong to it. */
  towns: ReadonlySet<string>
  postcodes: ReadonlySet<string>
  /** It is one of the directory's towns by its full name. */
  isTown: boolean
  /** The place kept by an Admin, if it has no listed providers. */
  kept?: RegionPlace
}

/** Its providers are in its municipality, not in the village itself. */
export const isVillage = ({ isTown, label }: NamedPlace) => !isTown && !/^\d+$/.test(label)

interface KeptPlace {
  place: RegionPlace
  /** Name, with the municipality if the name occurs twice. */
  label: string
  /** Keys of the directory's towns that are its municipality. */
  towns: ReadonlySet<string>
  /** A town of the directory has the same name. */
  isListed: boolean
}

export interface PlaceInQuery {
  place: NamedPlace
  at: ReadonlySet<number>
}

/** What words mean besides places. */
type OtherMeanings = Pick<DirectoryWords, 'explains' | 'isKind'>

interface Name {
  place: NamedPlace
  /** Further words of the full name, which may follow in shortened form. */
  rest: readonly string[]
}

const maxWords = 5
const nothing: ReadonlySet<string> = new Set()
const placeOf = (label: string, more: Partial<NamedPlace> = {}): NamedPlace => ({
  ...{ label, towns: nothing, postcodes: nothing, isTown: false },
  ...more,
})

/** The names of the directory's towns and their villages, and its postcodes. The first of a name wins. */
export class PlaceNames {
  private names = new Map<string, Name>()
  /** Places by adjectives such as 'Hofheimer'. */
  private adjectives = new Map<string, Name>()
  private placesByName = new Map<string, NamedPlace[]>()

  /** @param served towns with home visits but no listed provider @param kept municipalities before villages */
  constructor(
    towns: readonly { key: string; city: string }[],
    private postcodes: readonly string[],
    served: readonly string[],
    kept: readonly KeptPlace[],
  ) {
    for (const { key, city } of towns)
      this.addForms(city, placeOf(city, { towns: new Set([key]), isTown: true }))
    for (const one of kept) this.addKept(one)
    for (const postcode of postcodes)
      for (const label of townsOfPostcode(postcode))
        this.addName(plainWords(label), placeOf(label, { postcodes: new Set([postcode]) }))
    for (const town of served) {
      const own = postcodesOfTown(town)
      const villages = own.length === 1 ? own.flatMap(townsOfPostcode) : []
      for (const label of [town, ...villages]) this.addForms(label, placeOf(label))
    }
  }

  private addKept({ place: kept, label, towns, isListed }: KeptPlace) {
    const place = placeOf(label, { towns, kept })
    const words = plainWords(kept.name)
    const municipality = plainWords(kept.municipality)
    for (const more of [municipality, municipality.slice(0, 1), ['bei', ...municipality.slice(0, 1)]])
      this.addName([...words, ...more], place)
    appendTo(this.placesByName, words.join(' '), place)
    if (!isListed) this.addForms(kept.name, place)
  }

  /** Adds a name, its adjective, and 'Hofheim' for 'Hofheim in Unterfranken', also followed by 'i. UFr.' */
  private addForms(name: string, place: NamedPlace) {
    const [first = '', ...rest] = plainWords(name)
    this.addName([first, ...rest], place)
    if (rest.length > 0 && first.length > 3) this.addName([first], place, rest)
    for (const adjective of adjectivesOf(first))
      if (!this.adjectives.has(adjective)) this.adjectives.set(adjective, { place, rest: [] })
  }

  private addName(words: readonly string[], place: NamedPlace, rest: readonly string[] = []) {
    const name = words.join(' ')
    if (name !== '' && !this.names.has(name)) this.names.set(name, { place, rest })
  }

  /** The one-word names with their spelling, for correcting misspelled ones. */
  *spellings(): Generator<[string, string]> {
    for (const [name, { place, rest }] of this.names)
      if (!name.includes(' ') && place.isTown)
        yield [name, rest.length > 0 ? (place.label.split(' ')[0] ?? '') : place.label]
  }

  beginningWith(plain: string) {
    const begun = [...this.names].filter(([name, { place }]) => place.isTown && name.startsWith(plain))
    return [...new Set(begun.map(([, { place }]) => place.label))]
  }

  find(words: readonly QueryWord[], meanings: OtherMeanings): PlaceInQuery | null {
    for (let length = Math.min(maxWords, words.length); length > 0; length--) {
      for (let from = 0; from + length <= words.length; from++) {
        const match = this.nameAt(words, from, length)
        const [first] = words.slice(from, from + length)
        if (!match || !first) continue
        // 'Buch' is a village, but also a thing.
        const isSure =
          length > 1 || (match.place.isTown && match.rest.length === 0) || !meanings.explains(first)
        if (!isSure && !isSaidAsPlace(words, from, meanings)) continue
        const own = range(from, endOf(words, from + length, match.rest))
        return this.withMunicipality(words, own) ?? { place: match.place, at: new Set(own) }
      }
    }
    return this.findPostcode(words)
  }

  /** Adjectives only before another word: otherwise 'Hofheimer' is a surname. */
  private nameAt(words: readonly QueryWord[], from: number, length: number) {
    const name = plainOfWords(words.slice(from, from + length))
    const next = words[from + length]
    return this.names.get(name) ?? (next && next.weight !== 'stop' ? this.adjectives.get(name) : undefined)
  }

  private findPostcode(words: readonly QueryWord[]): PlaceInQuery | null {
    for (const [index, { plain, typed }] of words.entries()) {
      const own = /^\d{2,5}$/.test(plain) ? this.postcodes.filter((one) => one.startsWith(plain)) : []
      if (own.length === 0) continue
      const place = placeOf(typed, { postcodes: new Set(own) })
      return this.withMunicipality(words, [index]) ?? { place, at: new Set([index]) }
    }
    return null
  }

  /** 'Junkersdorf, Gemeinde Pfarrweisach', '96176 Junkersdorf', 'Ebern Jesserndorf'. */
  private withMunicipality(words: readonly QueryWord[], first: readonly number[]): PlaceInQuery | null {
    for (const index of words.keys()) {
      const own = first.includes(index) ? first : [index]
      for (const place of this.placesByName.get(plainOfWords(own.flatMap((i) => words[i] ?? []))) ?? []) {
        const municipality = municipalityIn(words, place, own)
        if (municipality) return { place, at: new Set([...own, ...municipality]) }
      }
    }
    return null
  }
}

const plainOfWords = (words: readonly QueryWord[]) => words.map(({ plain }) => plain).join(' ')

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i)

/** The positions of words for the village's municipality or postcode, joining word included. */
function municipalityIn(words: readonly QueryWord[], { kept }: NamedPlace, own: readonly number[]) {
  if (!kept || kept.name === kept.municipality) return null
  const [name = '', ...rest] = plainWords(kept.municipality)
  const index = words.findIndex(
    ({ plain }, i) => !own.includes(i) && (plain === name || plain === kept.postcode),
  )
  if (index === -1) return null
  const to = words[index]?.plain === name ? endOf(words, index + 1, rest) : index + 1
  const before = joiningWords.has(words[index - 1]?.plain ?? '') ? [index - 1] : []
  return [...before, ...range(index, to)]
}

const joiningWords = new Set(stopWords.municipality.flatMap(plainWords))

/** Whether it is said as a place: 'in Buch', 'Arzt Buch' (a kind of provider). */
const isSaidAsPlace = (words: readonly QueryWord[], index: number, meanings: OtherMeanings) => {
  const before = words[index - 1]
  if (!before || index !== words.length - 1 || !/^\p{Lu}/u.test(words[index]?.typed ?? '')) return false
  return isBeforePlace(before) || meanings.isKind(before)
}

const beforePlaces = new Set(stopWords.beforePlaces)
export const isBeforePlace = ({ plain }: QueryWord) => beforePlaces.has(plain)

/** 'Haßfurter', 'Aidhäuser'. */
function adjectivesOf(town: string) {
  if (town.length < 4) return []
  return town.endsWith('e')
    ? [`${town}r`]
    : [`${town}er`, ...(town.endsWith('en') ? [`${town.slice(0, -2)}er`] : [])]
}

/** The end of a name, with 'i. UFr.', or 'Unterfranken' without its 'in'. */
function endOf(words: readonly QueryWord[], from: number, rest: readonly string[]) {
  let to = from
  for (let left = [...rest]; left.length > 0 && to < words.length; to++) {
    const plain = (words[to] as QueryWord).plain
    const index = left.findIndex(
      (word) => word.startsWith(plain) || (plain === 'ufr' && word === 'unterfranken'),
    )
    if (index === -1) break
    left = left.slice(index + 1)
  }
  return to
}
