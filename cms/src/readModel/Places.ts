import type { Entry } from '@directory/shared/entry'
import { type Position, positionOf } from '@directory/shared/region'

interface Place {
  entries: Set<Entry>
  /** Worked out when asked for, dropped when an entry comes or goes. */
  middle?: Position | null
}

/** Groups entries by a key (town, postcode) and knows the middle of each group. */
export class Places {
  private places = new Map<string, Place>()

  constructor(private keyOf: (entry: Entry) => string) {}

  add(entry: Entry): void {
    const key = this.keyOf(entry)
    if (key === '') return
    const place = this.places.get(key) ?? { entries: new Set() }
    place.entries.add(entry)
    place.middle = undefined
    this.places.set(key, place)
  }

  remove(entry: Entry): void {
    const key = this.keyOf(entry)
    const place = this.places.get(key)
    if (!place?.entries.delete(entry)) return
    place.middle = undefined
    if (place.entries.size === 0) this.places.delete(key)
  }

  /** The mean position in degrees, to six decimals; null where no entry has one. */
  middle(key: string): Position | null {
    const place = this.places.get(key)
    if (!place) return null
    if (place.middle === undefined) place.middle = meanOf(place.entries)
    return place.middle
  }

  keys(): string[] {
    return [...this.places.keys()]
  }

  entries(key: string): ReadonlySet<Entry> {
    return this.places.get(key)?.entries ?? new Set()
  }
}

function meanOf(entries: Iterable<Entry>): Position | null {
  const positions = [...entries].map(positionOf).filter((position) => position !== null)
  if (positions.length === 0) return null
  const mean = (values: number[]) =>
    Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 1e6) / 1e6
  return { lat: mean(positions.map(({ lat }) => lat)), lon: mean(positions.map(({ lon }) => lon)) }
}
