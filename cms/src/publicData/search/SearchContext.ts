import { isOfDistrict, municipalitiesOf, townsOfPostcode } from '#lib/places/postcodes.ts'
import type { Entry } from '#shared/entry'
import { compareGerman } from '#shared/fold'
import { distanceM, type Position, positionOf, type Region } from '#shared/region'
import type { RegionPlace } from '#shared/regionPlaces'
import { isSameTown, type VisitorLocation } from '#shared/visitorLocation'
import type { EntryStore } from '../EntryStore.ts'
import { nameKey } from '../nameKey.ts'
import { labelPlaces, municipalitiesFirst, regionPlacesOf } from '../RegionPlaces.ts'
import type { CategoryRow } from '../rows.ts'
import { storedPosition } from '../storedPosition.ts'
import { plainWords } from '../words/plainWords.ts'
import { DirectoryWords, type KnownCategory } from './DirectoryWords.ts'
import { type NamedPlace, PlaceNames } from './PlaceNames.ts'
import type { ParsedQuery } from './searchRequest.ts'
import { understand } from './understand.ts'

/** Postcodes of one town, so a longer list is not a place. */
const maxPostcodes = 3

/** Where a place is; `measuredFrom` is the municipality used for one without its own position, or `""`. */
interface Located extends VisitorLocation {
  measuredFrom: string
}

/** Understands queries by the directory's names and categories' words; made anew when one changes. */
export class SearchContext {
  readonly words: DirectoryWords
  readonly places: PlaceNames
  /** Names of the categories whose providers make home visits unless they say otherwise. */
  readonly homeVisitsByNature: ReadonlySet<string>
  private regionNames: ReadonlySet<string>
  private changes: number
  private kept: readonly RegionPlace[]
  private region: Region | null

  constructor(
    rows: ReadonlyMap<string, CategoryRow>,
    private entries: EntryStore,
  ) {
    const { region } = entries
    const kept = entries.townPositions.places
    this.region = region
    this.kept = kept
    const names = region ? [region.label, ...region.aliases].map(plainWords) : []
    this.regionNames = new Set(names.flatMap(([only = '', ...more]) => (more.length === 0 ? only : [])))
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
    this.places = new PlaceNames(towns, entries.postcodes.keys(), served, keptPlaces)
    this.homeVisitsByNature = new Set(
      [...rows.values()].flatMap(({ name, homeVisitsByNature }) => (homeVisitsByNature ? [name] : [])),
    )
    this.words = new DirectoryWords(knownCategories(rows, entries), this.places.spellings())
  }

  get isCurrent() {
    const { townPositions, region, changesOfNames } = this.entries
    return this.kept === townPositions.places && this.region === region && this.changes === changesOfNames
  }

  understand(text: string): ParsedQuery {
    const { words, places, regionNames } = this
    return understand(text, { words, places, regionNames, listed: this.entries.words })
  }

  /** Where a named place is: as for a visitor's place, else as the directory of towns says. */
  locate({ label, kept, postcodes, isTown }: NamedPlace): Located {
    const found = kept || isTown ? this.regionPlaces().find(label) : null
    if (found) return { ...found, position: { lat: found.lat, lon: found.lon } }
    const own = [...postcodes]
    const middles = own.flatMap((postcode) => this.entries.postcodes.middle(postcode) ?? [])
    const middle = { position: middles[0] ?? null, measuredFrom: '' }
    if (/^\d+$/.test(label))
      return { names: own.length > maxPostcodes ? [] : own.flatMap(townsOfPostcode), ...middle }
    // A village does not include the other villages of its postcode.
    const extent = { names: [label], within: municipalitiesOf(label, own) }
    const isOutside = !isTown && !isOfDistrict(label)
    return { ...extent, isOutside, ...(storedPosition(this.kept, label, postcodes) ?? middle) }
  }

  /** Labels of other places that the query may mean; a full label names only one place. */
  othersThan({ label, kept, isTown }: NamedPlace) {
    return kept || isTown ? this.regionPlaces().othersThan(label, kept) : []
  }

  private regionPlaces() {
    return regionPlacesOf(this.entries)
  }

  /** The metres to an entry, or to the middle of its town if it has no position. */
  distance(entry: Entry, from: Position) {
    const position = positionOf(entry) ?? this.entries.townPositions.of(entry)
    return position ? distanceM(position, from) : Number.POSITIVE_INFINITY
  }
}

const contexts = new WeakMap<ReadonlyMap<string, CategoryRow>, SearchContext>()

export function searchContextOf(rows: ReadonlyMap<string, CategoryRow>, entries: EntryStore) {
  const cached = contexts.get(rows)
  if (cached?.isCurrent) return cached
  const context = new SearchContext(rows, entries)
  contexts.set(rows, context)
  return context
}

/** The categories with providers in German order, so that the order of changes does not matter. */
function knownCategories(rows: ReadonlyMap<string, CategoryRow>, entries: EntryStore): KnownCategory[] {
  const byKey = new Map([...rows.values()].map((row) => [nameKey(row.name), row]))
  return [...entries.categories(false)]
    .map(([key, spelling]) => {
      const { name = spelling, names = {}, searchWords = '' } = byKey.get(key) ?? {}
      return { key, name, names, searchWords }
    })
    .sort((a, b) => compareGerman(a.name, b.name) || (a.key < b.key ? -1 : 1))
}
