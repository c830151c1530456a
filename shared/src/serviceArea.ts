import { words } from './fold.ts'
import { distanceM, isInRegion, type Position, positionOf, type Region } from './region.ts'

/** Where somebody comes to the house. */
export type ServiceArea =
  /** Nothing is said: where the provider itself is. */
  | { kind: 'own' }
  | { kind: 'district' }
  | { kind: 'around'; km: number }
  | { kind: 'towns'; towns: readonly string[] }

export const wholeDistrict = 'ganzer Landkreis'
export const mostAreaKm = 100

const district =
  /^(?:im |den |der |das |the )?(?:(?:ganze[nrs]?|gesamte[nrs]?|komplette[nrs]?|whole|entire) )?(?:(?:land)?kreis|lkr\.?|landkreisweit|kreisweit|district)$/
const around =
  /^(?:(?:im )?umkreis(?: von)?:? |(?:bis(?: zu)?|ca\.?|etwa|rund|within|up to|around) )*(\d{1,4}) ?(?:km|kilometern?|kilomet(?:er|re)s?)(?:[ -]?umkreis| im umkreis| um .*| around)?\.?$/
const separator = /\s*(?:[,;\n/|]|\s(?:und|and|sowie|u\.)\s)\s*/u
/** A town as people write it, without its postcode. */
const townName = /^(?:\d{5} )?(\p{L}[\p{L}\p{M}.' ()-]*)$/u

/**
 * What a line says of where somebody comes to: `ganzer Landkreis`, `15 km`, or towns with commas between them. Null
 * where it says anything else; whether there are such towns is not asked here.
 */
export function readServiceArea(text: string): ServiceArea | null {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line === '') return { kind: 'own' }
  const lower = line.toLowerCase()
  if (district.test(lower)) return { kind: 'district' }
  const km = around.exec(lower)?.[1]
  if (km !== undefined)
    return Number(km) >= 1 && Number(km) <= mostAreaKm ? { kind: 'around', km: Number(km) } : null
  const parts = text.split(separator).map((part) => part.replace(/\s+/g, ' ').trim())
  const towns = parts.filter((part) => part !== '').map((part) => townName.exec(part)?.[1]?.trim())
  if (!towns.every((town) => town !== undefined && !district.test(town.toLowerCase()))) return null
  return towns.length === 0 ? null : { kind: 'towns', towns: [...new Set(towns as string[])] }
}

/** As it is stored, exported and answered. */
export function writeServiceArea(area: ServiceArea): string {
  switch (area.kind) {
    case 'own':
      return ''
    case 'district':
      return wholeDistrict
    case 'around':
      return `${area.km} km`
    case 'towns':
      return area.towns.join(', ')
  }
}

/** The line in the form in which it is stored, or as it is where it is not understood. */
export function tidyServiceArea(text: string): string {
  const area = readServiceArea(text)
  return area ? writeServiceArea(area) : text
}

/** Whether two names mean one town: `Hofheim i.UFr.`, `Hofheim` and `Hofheim in Unterfranken` do. */
export const isSameTown = (one: string, other: string): boolean => haveSameWords(words(one), words(other))

/** Shorter ones, as `Bad`, name no town alone. */
const shortestName = 4

function haveSameWords(
  [first = '', ...rest]: readonly string[],
  [name, ...more]: readonly string[],
): boolean {
  if (first === '' || first !== name) return false
  const [short, long] = rest.length <= more.length ? [rest, more] : [more, rest]
  if (short.length === 0) return long.length === 0 || first.length >= shortestName
  let at = 0
  for (const word of short) {
    while (at < long.length && !abbreviates(word, long[at] as string)) at++
    if (at++ >= long.length) return false
  }
  return true
}

/** `ufr` is `unterfranken`, `a` is `am`; and the other way round. */
function abbreviates(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short[0] !== long[0]) return false
  let at = 0
  for (const letter of short) {
    at = long.indexOf(letter, at) + 1
    if (at === 0) return false
  }
  return true
}

/** Where somebody lives: what the place is called, and its middle where that is known. */
export interface Doorstep {
  names: readonly string[]
  position: Position | null
}

/** Whoever is further from the middle of a town, in metres, is not in it. */
const townRadiusM = 5000

/** Where somebody lives who is at a position: in the nearest of the towns, if any is near. */
export function doorstepAt(
  position: Position,
  towns: readonly (Position & { city: string })[],
): Doorstep & { position: Position } {
  let nearest = { city: '', metres: townRadiusM }
  for (const town of towns) {
    const metres = distanceM(town, position)
    if (metres < nearest.metres) nearest = { city: town.city, metres }
  }
  return { names: nearest.city === '' ? [] : [nearest.city], position }
}

/** Metres: who comes to where somebody lives is as near as what the town itself has. */
export const doorstepM = 1000

interface Coming {
  city: string
  lat: number | null
  lon: number | null
  serviceArea: string
}

interface Known {
  area: ServiceArea
  /** Of the towns, or of the provider's own, where those decide. */
  towns: readonly (readonly string[])[]
}

/** Read once for each entry; an entry that is changed is another one. */
const known = new WeakMap<Coming, Known>()

function knownOf(entry: Coming): Known {
  const before = known.get(entry)
  if (before) return before
  const area = readServiceArea(entry.serviceArea) ?? { kind: 'own' }
  const towns = (area.kind === 'towns' ? area.towns : [entry.city]).map(words)
  const made = { area, towns }
  known.set(entry, made)
  return made
}

/**
 * Tells whose area a place lies in, of those who come to the house at all. Who says of no area comes to its own town.
 *
 * @param region the district; null: anywhere
 */
export function areaHolding(
  { names, position }: Doorstep,
  region: Region | null,
): (entry: Coming) => boolean {
  const here = names.map(words)
  const isInDistrict = region === null || position === null || isInRegion(position, region)
  return (entry) => {
    const { area, towns } = knownOf(entry)
    if (area.kind === 'district') return isInDistrict
    const own = area.kind === 'around' ? positionOf(entry) : null
    if (area.kind === 'around' && own && position) return distanceM(own, position) <= area.km * 1000
    return towns.some((town) => here.some((name) => haveSameWords(town, name)))
  }
}
