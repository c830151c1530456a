import type { Entry } from '#shared/entry'
import { exactPositionOf, type Position } from '#shared/region'

interface Place {
  entries: Set<Entry>
  /** Computed on first use; dropped when an entry is added or removed. */
  middle?: Position | null
}

export class Places {
  changes = 0
  private places = new Map<string, Place>()

  constructor(private keyOf: (entry: Entry) => string) {}

  add(entry: Entry) {
    const key = this.keyOf(entry)
    if (key === '') return
    const present = this.places.get(key)
    const place = present ?? { entries: new Set() }
    if (!present) this.changes++
    place.entries.add(entry)
    place.middle = undefined
    this.places.set(key, place)
  }

  remove(entry: Entry) {
    const key = this.keyOf(entry)
    const place = this.places.get(key)
    if (!place?.entries.delete(entry)) return
    place.middle = undefined
    if (place.entries.size > 0) return
    this.places.delete(key)
    this.changes++
  }

  /** Of the addresses that are known; null if none is. */
  middle(key: string) {
    const place = this.places.get(key)
    if (!place) return null
    if (place.middle === undefined) place.middle = middleOf(place.entries)
    return place.middle
  }

  entriesOf(key: string): Iterable<Entry> {
    return this.places.get(key)?.entries ?? []
  }

  postcodesOf(key: string) {
    return [...new Set([...this.entriesOf(key)].map(({ plz }) => plz))]
  }

  keys() {
    return [...this.places.keys()]
  }

  /** The most frequent spelling. */
  city(key: string) {
    const counts = new Map<string, number>()
    for (const { city } of this.entriesOf(key)) counts.set(city.trim(), (counts.get(city.trim()) ?? 0) + 1)
    const [first] = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    return first?.[0] ?? ''
  }
}

/** The median, to six decimals: one wrong position hardly moves it. */
export function middleOf(entries: Iterable<Entry>): Position | null {
  const positions = [...entries].map(exactPositionOf).filter((position) => position !== null)
  if (positions.length === 0) return null
  const median = (values: number[]) => {
    const sorted = values.sort((a, b) => a - b)
    const [low = 0, high = 0] = [(sorted.length - 1) >> 1, sorted.length >> 1].map((at) => sorted[at])
    return Math.round(((low + high) / 2) * 1e6) / 1e6
  }
  return { lat: median(positions.map(({ lat }) => lat)), lon: median(positions.map(({ lon }) => lon)) }
}
