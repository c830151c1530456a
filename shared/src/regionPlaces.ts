import { fold } from './fold.ts'
import { isDegrees, type Position } from './region.ts'

/** A municipality or village of the region, as entered by an Admin. */
export interface RegionPlace {
  name: string
  /** Its own if it is one. */
  municipality: string
  postcode: string
  /** Null if unknown; a village's distances are then measured from its municipality. */
  position: Position | null
}

export const maxRegionPlaces = 2000

const degrees = (text: string, limit: 90 | 180) => {
  if (!/^-?\d{1,3}(?:[.,]\d+)?$/.test(text)) return null
  const value = Number(text.replace(',', '.'))
  return isDegrees(value, limit) ? value : null
}

function readPlace(line: string): RegionPlace | null {
  const [name = '', municipality = '', postcode = '', lat = '', lon = '', ...more] = line
    .split(';')
    .map((cell) => cell.trim())
  if (name === '' || name.length > 80 || municipality.length > 80 || more.length > 0) return null
  if (!/^\d{5}$/.test(postcode)) return null
  const [north, east] = [degrees(lat, 90), degrees(lon, 180)]
  const position = north === null || east === null ? null : { lat: north, lon: east }
  if (!position && (lat !== '' || lon !== '')) return null
  return { name, municipality: municipality || name, postcode, position }
}

/** And the numbers of invalid or repeated lines. */
export function readRegionPlaces(text: string): { places: RegionPlace[]; wrong: number[] } {
  const places: RegionPlace[] = []
  const wrong: number[] = []
  const keys = new Set<string>()
  for (const [i, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const place = readPlace(line)
    const key = place && fold(`${place.name};${place.municipality}`)
    if (!place || !key || keys.has(key)) wrong.push(i + 1)
    else {
      keys.add(key)
      places.push(place)
    }
  }
  return { places, wrong }
}
