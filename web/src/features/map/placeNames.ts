import type { Outline } from '#shared/outline'
import type { Position } from '#shared/region'

export interface PlaceName extends Position {
  name: string
  /** Square degrees; 0 for a place. */
  weight: number
}

type Pair = [lon: number, lat: number]

function pairsOf(coordinates: unknown): Pair[] {
  if (!Array.isArray(coordinates)) return []
  return typeof coordinates[0] === 'number' ? [coordinates as Pair] : coordinates.flatMap(pairsOf)
}

/** Lines get none, because their centre can be anywhere. */
export function outlineNames({ features }: Outline): PlaceName[] {
  return features.flatMap(({ geometry, properties }) => {
    const name = properties?.name?.trim()
    if (!name || geometry.type.endsWith('LineString')) return []
    const pairs = pairsOf(geometry.coordinates)
    const rangeOf = (axis: 0 | 1) => {
      const values = pairs.map((pair) => pair[axis]).sort((a, b) => a - b)
      return [values[0] ?? 0, values.at(-1) ?? 0] as const
    }
    const [west, east] = rangeOf(0)
    const [south, north] = rangeOf(1)
    return [
      { name, lat: (south + north) / 2, lon: (west + east) / 2, weight: (east - west) * (north - south) },
    ]
  })
}

/** Pixels: generous width of a letter and height of a line, and the margin around a name. */
const letterPx = 10
const linePx = 24
const marginPx = 4

/** `project` returns pixels. */
export function fittingNames(
  names: readonly PlaceName[],
  project: (place: Position) => { x: number; y: number },
): PlaceName[] {
  const placed: { x: number; y: number; halfWidth: number }[] = []
  return names
    .toSorted((a, b) => b.weight - a.weight)
    .filter((place) => {
      const { x, y } = project(place)
      const halfWidth = (place.name.length * letterPx) / 2 + marginPx
      const overlaps = placed.some(
        (other) =>
          Math.abs(other.x - x) < other.halfWidth + halfWidth && Math.abs(other.y - y) < linePx + marginPx,
      )
      if (!overlaps) placed.push({ x, y, halfWidth })
      return !overlaps
    })
}
