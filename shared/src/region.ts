import type { Settings } from './settings.ts'

export interface Position {
  /** Degrees north, WGS 84. */
  lat: number
  /** Degrees east, WGS 84. */
  lon: number
}

/** Latitudes go to 90, longitudes to 180. */
export const isDegrees = (value: unknown, limit: 90 | 180): value is number =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= limit

/** `lat,lon`; null for other text. */
export function parsePoint(text: string): Position | null {
  const [, lat, lon] = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(text)?.map(Number) ?? []
  return isDegrees(lat, 90) && isDegrees(lon, 180) ? { lat, lon } : null
}

export type Region = Settings['region']

/** Its midnight ends the region's day. */
export const regionTimeZone = 'Europe/Berlin'

export const allRegions = 'alle'

const earthRadiusM = 6_371_000

/** As stored: about a centimetre. */
export const roundedDegrees = (degrees: number) => Math.round(degrees * 1e7) / 1e7

/** A coordinate is missing if it is null or -1 (the marker of older data). */
export function positionOf(place: { lat: number | null; lon: number | null }): Position | null {
  const { lat, lon } = place
  if (lat === null || lon === null || lat === -1 || lon === -1) return null
  return Number.isFinite(lat) && Number.isFinite(lon) ? { lat, lon } : null
}

/** Null if it is only the middle of a postcode. */
export const exactPositionOf = (
  place: Parameters<typeof positionOf>[0] & { isApproximate?: boolean },
): Position | null => (place.isApproximate ? null : positionOf(place))

/** In metres (haversine on a sphere of 6371 km). */
export function distanceM(a: Position, b: Position) {
  const rad = Math.PI / 180
  const h =
    Math.sin(((b.lat - a.lat) * rad) / 2) ** 2 +
    Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * Math.sin(((b.lon - a.lon) * rad) / 2) ** 2
  return 2 * earthRadiusM * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** Places without coordinates always are. */
export function isInRegion(place: { lat: number | null; lon: number | null }, region: Region) {
  const position = positionOf(place)
  return position === null || distanceM(position, region) <= region.radiusKm * 1000
}
