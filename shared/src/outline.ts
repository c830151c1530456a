import { ownValue } from './ownValue.ts'
import { isDegrees } from './region.ts'

/** GeoJSON of an association for its maps, as far as it is checked. */
export interface Outline {
  type: 'FeatureCollection'
  /** Named on the map. */
  attribution?: string
  features: OutlineFeature[]
}

export interface OutlineFeature {
  type: 'Feature'
  geometry: {
    type: 'Point' | 'LineString' | 'MultiLineString' | 'Polygon' | 'MultiPolygon'
    coordinates: unknown[]
  }
  properties: { name?: string } | null
}

export const maxOutlineBytes = 200_000

const depths: Readonly<Record<string, number>> = {
  Point: 0,
  LineString: 1,
  MultiLineString: 2,
  Polygon: 2,
  MultiPolygon: 3,
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Pairs of degrees (longitude first), nested as the geometry requires. */
function isPlaces(value: unknown, depth: number): boolean {
  if (!Array.isArray(value)) return false
  if (depth > 0) return value.length > 0 && value.every((one) => isPlaces(one, depth - 1))
  const [lon, lat] = value
  return isDegrees(lon, 180) && isDegrees(lat, 90)
}

function isFeature(value: unknown): value is OutlineFeature {
  if (!isRecord(value) || value.type !== 'Feature' || !isRecord(value.geometry)) return false
  const depth = ownValue(depths, String(value.geometry.type))
  return depth !== undefined && isPlaces(value.geometry.coordinates, depth)
}

export type OutlineFault = 'too_much' | 'no_json' | 'no_collection' | 'no_places'

export function readOutline(content: string): Outline | OutlineFault {
  if (new TextEncoder().encode(content).length > maxOutlineBytes) return 'too_much'
  let parsed: unknown
  try {
    parsed = JSON.parse(content.replace(/^\uFEFF/, ''))
  } catch {
    return 'no_json'
  }
  if (!isRecord(parsed) || parsed.type !== 'FeatureCollection' || !Array.isArray(parsed.features))
    return 'no_collection'
  const { features, attribution } = parsed
  if (features.length === 0 || !features.every(isFeature)) return 'no_places'
  return {
    type: 'FeatureCollection',
    ...(typeof attribution === 'string' && { attribution }),
    features: features.map(({ geometry, properties }) => ({
      type: 'Feature',
      geometry,
      properties: typeof properties?.name === 'string' ? { name: properties.name } : null,
    })),
  }
}
