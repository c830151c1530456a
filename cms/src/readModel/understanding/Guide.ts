import { type Doorstep, doorstepAt, isSameTown } from '@directory/shared/doorstep'
import type { Entry } from '@directory/shared/entry'
import { compareGerman, words } from '@directory/shared/fold'
import { distanceM, type Position, positionOf } from '@directory/shared/region'
import { type EntryStore, townKey, townKeyOf } from '../EntryStore.ts'
import { nameKey } from '../nameKey.ts'
import type { CategoryRow } from '../rows.ts'
import type { TownBook } from '../TownBook.ts'
import { townsOf } from '../townsOf.ts'
import { DirectoryWords, type KnownCategory } from './DirectoryWords.ts'
import { type NamedPlace, PlaceNames } from './PlaceNames.ts'
import type { QueryWord } from './queryWords.ts'
import { meantBy, type Understood, understand } from './understand.ts'

const mostMeanings = 5000
/** More postcodes than a town has are no place that anybody comes to. */
const mostPostcodes = 3

/** As the search index may have a word. */
const formsOf = ({ typed, plain }: QueryWord) => [...new Set([plain, ...words(typed)])]

/** What a directory's own names and its categories' words make of queries; made anew when one of them changes. */
export class Guide {
  readonly words: DirectoryWords
  readonly places: PlaceNames
  private entries: EntryStore
  private book: TownBook
  /** How many of the directory's names had come and gone. */
  private changes: number
  /** The category that a service belongs to; services repeat a lot. */
  private meanings = new Map<string, number | undefined>()

  constructor(rows: ReadonlyMap<string, CategoryRow>, entries: EntryStore, book: TownBook) {
    this.entries = entries
    this.book = book
    this.changes = entries.changesOfNames
    const towns = entries.towns.keys().map((key) => ({ key, city: entries.towns.city(key) }))
    const isListed = (name: string) => towns.some(({ city }) => isSameTown(city, name))
    const served = entries.served.names().filter((name) => !isListed(name))
    this.places = new PlaceNames(towns, entries.postcodes.keys(), served, book)
    this.words = new DirectoryWords(knownCategories(rows, entries), this.places.spellings())
  }

  get isCurrent(): boolean {
    return this.changes === this.entries.changesOfNames
  }

  understand(text: string): Understood {
    const { search } = this.entries
    return understand(text, {
      words: this.words,
      places: this.places,
      listed: (word) => ({
        inName: this.isInName(word),
        anywhere: formsOf(word).some((form) => search.hasBeginning(form)),
      }),
    })
  }

  /** Whether a word stands in a provider's name. */
  isInName(word: QueryWord): boolean {
    return formsOf(word).some((form) => this.entries.search.isInName(form))
  }

  /** Whether one of the services is what the category is for, whoever offers it. */
  offers(services: string, category: number): boolean {
    return services.split(',').some((service) => this.meaningOf(service.trim()) === category)
  }

  private meaningOf(service: string): number | undefined {
    if (this.meanings.has(service)) return this.meanings.get(service)
    if (this.meanings.size >= mostMeanings) this.meanings.clear()
    const [meaning] = meantBy(service, this.words)
    this.meanings.set(service, meaning)
    return meaning
  }

  /** A town as `/api/towns` has it, or `lat,lon`; null for anything else. */
  positionOf(from: string): Position | null {
    const degrees = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(from)
    if (degrees) return { lat: Number(degrees[1]), lon: Number(degrees[2]) }
    return this.entries.towns.middle(townKeyOf(from))
  }

  /** Where somebody lives who is in a town or at `lat,lon`; null where nobody knows where that is. */
  doorstepOf(from: string): (Doorstep & { position: Position }) | null {
    const position = this.positionOf(from)
    if (!position) return null
    const { towns } = this.entries
    if (towns.middle(townKeyOf(from))) return { names: [from], within: this.within(from), position }
    return doorstepAt(position, townsOf(towns, this.book))
  }

  /** The same of the place that a query names. */
  namedDoorstep(understood: Understood): Doorstep | null {
    const { place } = understood
    if (!place) return null
    const { label, postcodes } = place
    const position = this.middleOf(understood)
    if (place.isTown) return { names: [label], within: this.within(label), position }
    const unlisted = this.unlisted(place)
    if (unlisted) return { ...unlisted, position }
    const { townsOfPostcode } = this.book
    return {
      names: postcodes.size > mostPostcodes ? [] : [...postcodes].flatMap(townsOfPostcode),
      position,
    }
  }

  /** What is known of a place where nobody is listed, nor in its postcode. */
  unlisted({ label, isTown, postcodes }: NamedPlace): Required<Omit<Doorstep, 'position'>> | null {
    if (isTown || postcodes.size > 0) return null
    const isOutside = !this.book.isOfDistrict(label)
    return { names: [label], within: this.within(label), isOutside }
  }

  /** The municipalities that a village may belong to; of a listed one the addresses tell. */
  private within(town: string): readonly string[] {
    return this.book.municipalitiesOf(town, this.entries.towns.postcodesOf(townKeyOf(town)))
  }

  /** The middle of the place that a query names. */
  middleOf({ place }: Understood): Position | null {
    const { towns, postcodes } = this.entries
    for (const key of place?.towns ?? []) if (towns.middle(key)) return towns.middle(key)
    for (const key of place?.postcodes ?? []) if (postcodes.middle(key)) return postcodes.middle(key)
    return null
  }

  /** Metres from a position; where the entry has none, from the middle of its town. */
  distance(entry: Entry, from: Position): number {
    const position = positionOf(entry) ?? this.entries.towns.middle(townKey(entry))
    return position ? distanceM(position, from) : Number.POSITIVE_INFINITY
  }
}

const guides = new WeakMap<ReadonlyMap<string, CategoryRow>, Guide>()

/** The guide of a directory as it is now. */
export function guideOf(rows: ReadonlyMap<string, CategoryRow>, entries: EntryStore, book: TownBook): Guide {
  const known = guides.get(rows)
  if (known?.isCurrent) return known
  const guide = new Guide(rows, entries, book)
  guides.set(rows, guide)
  return guide
}

/** Those with providers, in their German order, so that nothing depends on what came first. */
function knownCategories(rows: ReadonlyMap<string, CategoryRow>, entries: EntryStore): KnownCategory[] {
  const byKey = new Map([...rows.values()].map((row) => [nameKey(row.name), row]))
  return [...entries.categories(false)]
    .map(([key, spelling]) => {
      const { name = spelling, nameEn = '', searchWords = '' } = byKey.get(key) ?? {}
      return { key, name, nameEn, searchWords }
    })
    .sort((a, b) => compareGerman(a.name, b.name) || (a.key < b.key ? -1 : 1))
}
