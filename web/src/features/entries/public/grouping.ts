import { compareGerman } from '@directory/shared/fold'
import { distanceM, exactPositionOf, type Position, positionOf } from '@directory/shared/region'

/** Sorts after Z. */
export const noLetter = '#'

/** Returns the first letter, with umlauts under their base letter; `#` for digits and punctuation. */
export function firstLetter(name: string): string {
  const first = /[\p{L}\p{N}]/u.exec(name.normalize('NFD'))?.[0]?.toUpperCase()
  return first !== undefined && /\p{L}/u.test(first) ? first.slice(0, 1) : noLetter
}

export interface Group<T> {
  key: string
  items: T[]
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string, lastKey: string): Group<T>[] {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return [...groups]
    .map(([key, members]) => ({ key, items: members }))
    .sort((a, b) => Number(a.key === lastKey) - Number(b.key === lastKey) || compareGerman(a.key, b.key))
}

/** Punctuation before a name is ignored, as it is for its letter. */
export const sortByName = <T>(items: readonly T[], nameOf: (item: T) => string): T[] =>
  items
    .map((item) => ({ item, name: nameOf(item).replace(/^[^\p{L}\p{N}]+/u, '') }))
    .sort((a, b) => compareGerman(a.name, b.name))
    .map(({ item }) => item)

export function groupByLetter<T>(items: readonly T[], nameOf: (item: T) => string): Group<T>[] {
  const sorted = sortByName(items, nameOf)
  return groupBy(sorted, (item) => firstLetter(nameOf(item)), noLetter)
}

/** Providers without a town have the key `''` and come last. */
export function groupByCity<T>(
  items: readonly T[],
  placeOf: (item: T) => { city: string; name: string },
): Group<T>[] {
  const sorted = sortByName(items, (item) => placeOf(item).name)
  return groupBy(sorted, (item) => placeOf(item).city.trim(), '')
}

/** Groups without a position keep their order at the end. */
export function nearestFirst<T>(groups: readonly Group<T>[], kmOf: (item: T) => number | null): Group<T>[] {
  const withKm = groups.map((group) => {
    const knownDistances = group.items.map(kmOf).filter((km) => km !== null)
    return { group, km: knownDistances.length > 0 ? Math.min(...knownDistances) : null }
  })
  return sortByDistance(withKm).map(({ group }) => group)
}

interface Positioned {
  lat: number | null
  lon: number | null
  townPosition?: Position | undefined
  isApproximate?: boolean | undefined
}

export const isMeasuredByTown = (place: Positioned): boolean => exactPositionOf(place) === null

/** Kilometres in a straight line; null if a position is unknown. */
export function distanceKm(place: Positioned, origin: Position | null): number | null {
  const position = positionOf(place) ?? place.townPosition ?? null
  return position && origin ? distanceM(origin, position) / 1000 : null
}

/** Unknown distances last; equal distances keep their order. */
export function sortByDistance<T extends { km: number | null }>(items: readonly T[]): T[] {
  const distanceOf = ({ km }: T) => km ?? Number.POSITIVE_INFINITY
  const compareNumbers = (a: number, b: number) => (a === b ? 0 : a - b)
  return [...items].sort((a, b) => compareNumbers(distanceOf(a), distanceOf(b)))
}
