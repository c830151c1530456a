import type { Entry } from '@directory/shared/entry'
import { type Position, positionOf } from '@directory/shared/region'
import type { RegionPlace } from '@directory/shared/regionPlaces'
import { nameKey, townKeyOf } from './nameKey.ts'
import { Places } from './Places.ts'
import { storedPosition } from './storedPosition.ts'

type Address = Pick<Entry, 'city' | 'plz'>
type Kept = ReturnType<typeof storedPosition>

/** Positions of towns, for entries without a position of their own. */
export class TownPositions {
  private kept: readonly RegionPlace[] = []
  private positions = new Map<string, Kept>()
  /** Entries without positions of their own. */
  private unplaced = {
    towns: new Places(({ city }) => townKeyOf(city)),
    postcodes: new Places(({ plz }) => plz),
  }

  constructor(
    private towns: Places,
    private postcodes: Places,
  ) {}

  /** Municipalities and villages of the region, as the settings name them. */
  get places(): readonly RegionPlace[] {
    return this.kept
  }

  setPlaces(places: readonly RegionPlace[]): void {
    this.kept = places
    this.positions.clear()
  }

  /** Adds an entry; returns the keys of the categories whose entries get their position from it. */
  add(entry: Entry): string[] {
    if (positionOf(entry)) return this.measuredBy(entry)
    for (const places of Object.values(this.unplaced)) places.add(entry)
    return []
  }

  /** Removes an entry; returns the same as `add`. */
  remove(entry: Entry): string[] {
    if (positionOf(entry)) return this.measuredBy(entry)
    for (const places of Object.values(this.unplaced)) places.remove(entry)
    return []
  }

  private measuredBy({ city, plz }: Entry): string[] {
    const { towns, postcodes } = this.unplaced
    const entries = [...towns.entriesOf(townKeyOf(city)), ...postcodes.entriesOf(plz)]
    return [...new Set(entries.map(({ category }) => nameKey(category)))]
  }

  /** Returns the position in the settings, else the middle of the town's providers, municipality or postcode. */
  of(address: Address): Position | null {
    const kept = this.keptOf(address)
    if (kept?.measuredFrom === '') return kept.position
    const { towns, postcodes } = this
    return towns.middle(townKeyOf(address.city)) ?? kept?.position ?? postcodes.middle(address.plz)
  }

  private keptOf({ city, plz }: Address): Kept {
    if (this.kept.length === 0) return null
    const key = `${plz} ${city}`
    const before = this.positions.get(key)
    if (before !== undefined) return before
    if (this.positions.size >= maxKnown) this.positions.clear()
    const position = storedPosition(this.kept, city, new Set([plz]))
    this.positions.set(key, position)
    return position
  }
}

/** Maximum number of cached addresses. */
const maxKnown = 5000

/** Entries with their town's position, reused while that stays the same, so that each is written as JSON once. */
const cache = new WeakMap<Entry, Entry>()

/** Adds the town's position to an entry without its own, if that is known. */
export function withTownPosition(entry: Entry, ofTown: (address: Address) => Position | null): Entry {
  if (positionOf(entry)) return entry
  const townPosition = ofTown(entry)
  if (!townPosition) return entry
  const before = cache.get(entry)
  if (before?.townPosition?.lat === townPosition.lat && before.townPosition.lon === townPosition.lon)
    return before
  const placed = { ...entry, townPosition }
  cache.set(entry, placed)
  return placed
}
