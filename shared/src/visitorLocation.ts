import type { Entry } from './entry.ts'
import { foldedWords } from './fold.ts'
import { distanceM, isInRegion, type Position, positionOf, type Region } from './region.ts'
import { readServiceArea, type ServiceArea } from './serviceArea.ts'

/** `Hofheim i.UFr.`, `Hofheim` and `Hofheim in Unterfranken` do. */
export const isSameTown = (one: string, other: string) => haveSameWords(foldedWords(one), foldedWords(other))

/** `Bad` alone identifies no town. */
const minNameLength = 4

function haveSameWords([first = '', ...rest]: readonly string[], [name, ...more]: readonly string[]) {
  if (first === '' || first !== name) return false
  const [short, long] = rest.length <= more.length ? [rest, more] : [more, rest]
  if (short.length === 0) return long.length === 0 || first.length >= minNameLength
  let index = 0
  for (const word of short) {
    while (index < long.length && !abbreviates(word, long[index] as string)) index++
    if (index++ >= long.length) return false
  }
  return true
}

/** `ufr` for `unterfranken`, `a` for `am`. */
function abbreviates(one: string, other: string) {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short[0] !== long[0]) return false
  let index = 0
  for (const letter of short) {
    index = long.indexOf(letter, index) + 1
    if (index === 0) return false
  }
  return true
}

export interface VisitorLocation {
  names: readonly string[]
  /** Of a village; home visits in one of them include the village. */
  within?: readonly string[]
  position: Position | null
  /** Without a position: true if known to be outside the district, otherwise not known to be in it. */
  isOutside?: boolean
}

/** Maximum distance in metres from a town's centre at which a position still belongs to the town. */
const townRadiusM = 5000

export function visitorLocationAt(
  position: Position,
  towns: readonly (Position & { city: string; within?: readonly string[] })[],
): VisitorLocation & { position: Position } {
  let nearest: (typeof towns)[number] | undefined
  let least = townRadiusM
  for (const town of towns) {
    const metres = distanceM(town, position)
    if (metres < least) [nearest, least] = [town, metres]
  }
  return { names: nearest ? [nearest.city] : [], within: nearest?.within, position }
}

/** Metres at which a provider that makes home visits here is ranked, as near as one in the town itself. */
export const homeVisitDistanceM = 1000

type AreaOfEntry = Pick<Entry, 'city' | 'lat' | 'lon' | 'serviceArea'>

interface Known {
  area: ServiceArea
  /** Words of the towns of the area, or else of the own town. */
  towns: readonly (readonly string[])[]
}

const cache = new WeakMap<AreaOfEntry, Known>()

function servedAreaOf(entry: AreaOfEntry): Known {
  const cached = cache.get(entry)
  if (cached) return cached
  const area = readServiceArea(entry.serviceArea) ?? { kind: 'own' }
  const served = { area, towns: (area.kind === 'towns' ? area.towns : [entry.city]).map(foldedWords) }
  cache.set(entry, served)
  return served
}

export function townsServed(entry: AreaOfEntry): readonly string[] {
  const { area } = servedAreaOf(entry)
  return area.kind === 'towns' ? area.towns : []
}

/**
 * A provider without an area serves its own town. Null if the area or the own town is unknown.
 * @param region the district; null: anywhere
 */
export function createAreaAnswer(
  { names, within = [], position, isOutside = false }: VisitorLocation,
  region: Region | null,
): (entry: AreaOfEntry) => boolean | null {
  const here = [...names, ...within].map(foldedWords)
  const isInDistrict = region === null || (position === null ? !isOutside : isInRegion(position, region))
  return (entry) => {
    const { area, towns } = servedAreaOf(entry)
    if (area.kind === 'district') return isInDistrict
    const center = area.kind === 'around' ? positionOf(entry) : null
    if (area.kind === 'around' && center && position) return distanceM(center, position) <= area.km * 1000
    if (towns.some((town) => here.some((name) => haveSameWords(town, name)))) return true
    return area.kind === 'towns' && here.length > 0 ? false : null
  }
}
