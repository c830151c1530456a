import { BoundedCache } from '#shared/BoundedCache'
import type { Entry } from '#shared/entry'
import { positionOf } from '#shared/region'
import type { RegionPlace } from '#shared/regionPlaces'
import { townKeyOf } from './nameKey.ts'
import type { Places } from './Places.ts'
import { storedPosition } from './storedPosition.ts'

type Address = Pick<Entry, 'city' | 'plz'>
type Kept = ReturnType<typeof storedPosition>

/** For entries without a position of their own. */
export class TownPositions {
  private kept: readonly RegionPlace[] = []
  private positions = new BoundedCache<string, Kept>(maxKnown)
  /** That may move the position of a town. */
  changes = 0

  constructor(
    private towns: Places,
    private postcodes: Places,
  ) {}

  /** Municipalities and villages, as the settings name them. */
  get places() {
    return this.kept
  }

  setPlaces(places: readonly RegionPlace[]) {
    this.kept = places
    this.positions.clear()
    this.changes++
  }

  noteChange(entry: Entry) {
    if (positionOf(entry)) this.changes++
  }

  place(entry: Entry): Entry {
    const townPosition = positionOf(entry) ? null : this.of(entry)
    return townPosition ? { ...entry, townPosition } : entry
  }

  /** As in the settings, else the middle of the town's providers, municipality or postcode; null if unknown. */
  of(address: Address) {
    const kept = this.keptOf(address)
    if (kept?.measuredFrom === '') return kept.position
    const { towns, postcodes } = this
    return towns.middle(townKeyOf(address.city)) ?? kept?.position ?? postcodes.middle(address.plz)
  }

  private keptOf({ city, plz }: Address) {
    if (this.kept.length === 0) return null
    const key = `${plz} ${city}`
    const before = this.positions.get(key)
    if (before !== undefined) return before
    const position = storedPosition(this.kept, city, new Set([plz]))
    this.positions.set(key, position)
    return position
  }
}

const maxKnown = 5000
