import type { Entry } from '@directory/shared/entry'
import { compareGerman } from '@directory/shared/fold'
import { distanceM, type Position, positionOf, type Region } from '@directory/shared/region'
import type { RegionPlace } from '@directory/shared/regionPlaces'
import { isSameTown, type VisitorLocation } from '@directory/shared/visitorLocation'
import type { EntryStore } from '../EntryStore.ts'
import { nameKey, townKeyOf } from '../nameKey.ts'
import { labelPlaces, municipalitiesFirst, regionPlacesOf } from '../RegionPlaces.ts'
import type { CategoryRow } from '../rows.ts'
import { storedPosition } from '../storedPosition.ts'
import type { TownDirectory } from '../TownDirectory.ts'
import { plainWords } from '../words/plainWords.ts'
import { DirectoryWords, type KnownCategory } from './DirectoryWords.ts'
import { type NamedPlace, PlaceNames } from './PlaceNames.ts'
import { categoriesMeantBy, type ParsedQuery, understand } from './understand.ts'

/** Maximum number of postcodes of one town, so a longer list is not a place. */
const maxPostcodes = 3

/** Understands queries by the directory's names and categories' words; made anew when one changes. */
export class SearchContext {
  readonly words: DirectoryWords
  readonly places: PlaceNames
  /** Names of the categories whose providers make home visits unless they say otherwise. */
  readonly homeVisitsByNature: ReadonlySet<string>
  private entries: EntryStore
  private townDirectory: TownDirectory
  /** Municipalities and villages kept by an Admin. */
  private kept: readonly RegionPlace[]
  private region: Region | null
  private regionNames: ReadonlySet<string>
  /** Value of `changesOfNames` when this was made. */
  private changes: number

  constructor(
    rows: ReadonlyMap<string, CategoryRow>,
    entries: EntryStore,
    townDirectory: TownDirectory,
    kept: readonly RegionPlace[],
    region: Region | null,
  ) {
    this.kept = kept
    this.region = region
    const names = region ? [region.label, ...region.aliases].map(plainWords) : []
    this.regionNames = new Set(names.flatMap(([only = '', ...more]) => (more.length === 0 ? only : [])))
    this.entries = entries
    this.townDirectory = townDirectory
    this.changes = entries.changesOfNames
    const towns = entries.towns.keys().map((key) => ({ key, city: entries.towns.city(key) }))
    const isListed = (name: string) => towns.some(({ city }) => isSameTown(city, name))
    const served = entries.served.names().filter((name) => !isListed(name))
    const labels = labelPlaces(kept)
    const keptPlaces = municipalitiesFirst(kept).map((place) => ({
      place,
      label: labels.get(place) ?? place.name,
      isListed: isListed(place.name),
      towns: new Set(towns.flatMap(({ key, city }) => (isSameTown(city, place.municipality) ? [key] : []))),
    }))
    this.places = new PlaceNames(towns, entries.postcodes.keys(), served, keptPlaces, townDirectory)
    this.homeVisitsByNature = new Set(
      [...rows.values()].flatMap(({ name, homeVisitsByNature }) => (homeVisitsByNature ? [name] : [])),
    )
    this.words = new DirectoryWords(knownCategories(rows, entries), this.places.spellings())
  }

  isCurrent(kept: readonly RegionPlace[], region: Region | null): boolean {
    return this.kept === kept && this.region === region && this.changes === this.entries.changesOfNames
  }

  understand(text: string): ParsedQuery {
    const known = this.entries.words
    return understand(text, {
      words: this.words,
      places: this.places,
      isRegion: ({ plain }) => this.regionNames.has(plain),
      nameLike: (plain) => known.nameWordLike(plain),
      listed: ({ plain }) => ({ inName: known.isInName(plain), anywhere: known.hasBeginning(plain) }),
    })
  }

  /** Returns whether the words mean the category of that name. */
  means(text: string, category: string): boolean {
    const key = nameKey(category)
    return categoriesMeantBy(text, this.words).some((number) => this.words.categories[number]?.key === key)
  }

  namedLocation(understood: ParsedQuery): VisitorLocation | null {
    const { place } = understood
    if (!place) return null
    const { label, postcodes, kept } = place
    const position = this.middleOf(place)
    if (kept) return { names: [kept.name], within: municipalityAround(kept), position }
    if (place.isTown) return { names: [label], within: this.within(label), position }
    // A village does not include the other villages of its postcode.
    const isPostcode = /^\d+$/.test(label)
    if (!isPostcode) return { names: [label], ...this.unlisted(place), position }
    const names =
      postcodes.size > maxPostcodes ? [] : [...postcodes].flatMap(this.townDirectory.townsOfPostcode)
    return { names, position }
  }

  /** Returns what is known about the location of a place without listed providers. */
  private unlisted({ label, postcodes }: NamedPlace): { within: readonly string[]; isOutside: boolean } {
    const { municipalitiesOf, isOfDistrict } = this.townDirectory
    return { within: municipalitiesOf(label, [...postcodes]), isOutside: !isOfDistrict(label) }
  }

  /** Returns labels of other places that the query may mean. */
  othersThan({ label, kept, isTown }: NamedPlace): string[] {
    if (!kept && !isTown) return []
    // A full label names only one place.
    return this.regionPlaces().othersThan(label, kept)
  }

  /** Returns the municipalities a town may belong to, according to the postcodes of its providers. */
  private within(town: string): readonly string[] {
    return this.townDirectory.municipalitiesOf(town, this.entries.towns.postcodesOf(townKeyOf(town)))
  }

  middleOf(place: NamedPlace | null): Position | null {
    return place && this.middleAndSource(place).position
  }

  /** Returns the municipality used for a place without its own position, or `""`. */
  measuredFrom(place: NamedPlace): string {
    return this.middleAndSource(place).measuredFrom
  }

  /** Measures as for a visitor's place: by the kept position, the providers there, or the municipality. */
  private middleAndSource(place: NamedPlace): { position: Position | null; measuredFrom: string } {
    const { towns, postcodes } = this.entries
    const regionPlace = place.kept && this.regionPlaces().find(place.label)
    if (regionPlace)
      return {
        position: { lat: regionPlace.lat, lon: regionPlace.lon },
        measuredFrom: regionPlace.measuredFrom,
      }
    const kept = storedPosition(this.kept, place.label, place.postcodes)
    if (kept?.measuredFrom === '') return kept
    const of = (keys: ReadonlySet<string>, middle: (key: string) => Position | null) =>
      [...keys].map(middle).find((position) => position !== null) ?? null
    const town = of(place.towns, (key) => towns.middle(key))
    if (town) return { position: town, measuredFrom: '' }
    return kept ?? { position: of(place.postcodes, (key) => postcodes.middle(key)), measuredFrom: '' }
  }

  private regionPlaces() {
    return regionPlacesOf(this.entries, this.kept, this.townDirectory)
  }

  /** Returns the metres to an entry, or to the middle of its town if it has no position. */
  distance(entry: Entry, from: Position): number {
    const position = positionOf(entry) ?? this.entries.townPositions.of(entry)
    return position ? distanceM(position, from) : Number.POSITIVE_INFINITY
  }
}

const municipalityAround = ({ name, municipality }: RegionPlace) =>
  name === municipality ? [] : [municipality]

const contexts = new WeakMap<ReadonlyMap<string, CategoryRow>, SearchContext>()

/** Returns the search context for the current state of the directory. */
export function searchContextOf(
  rows: ReadonlyMap<string, CategoryRow>,
  entries: EntryStore,
  townDirectory: TownDirectory,
  kept: readonly RegionPlace[],
  region: Region | null,
): SearchContext {
  const cached = contexts.get(rows)
  if (cached?.isCurrent(kept, region)) return cached
  const context = new SearchContext(rows, entries, townDirectory, kept, region)
  contexts.set(rows, context)
  return context
}

/** Returns the categories with providers in German order, so that the order of changes does not matter. */
function knownCategories(rows: ReadonlyMap<string, CategoryRow>, entries: EntryStore): KnownCategory[] {
  const byKey = new Map([...rows.values()].map((row) => [nameKey(row.name), row]))
  return [...entries.categories(false)]
    .map(([key, spelling]) => {
      const { name = spelling, nameEn = '', searchWords = '' } = byKey.get(key) ?? {}
      return { key, name, nameEn, searchWords }
    })
    .sort((a, b) => compareGerman(a.name, b.name) || (a.key < b.key ? -1 : 1))
}
