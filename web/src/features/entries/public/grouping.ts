import { listsBy } from '#shared/appendTo'
import { compareGerman } from '#shared/fold'
import { distanceM, type Position, positionOf } from '#shared/region'

export const noLetter = '#'

/** Umlauts under their base letter; `#` for digits and punctuation. */
export function firstLetter(name: string): string {
  const first = /[\p{L}\p{N}]/u.exec(name.normalize('NFD'))?.[0]?.toUpperCase()
  return first !== undefined && /\p{L}/u.test(first) ? first.slice(0, 1) : noLetter
}

export interface Group<T> {
  key: string
  items: T[]
}

export function groupBy<T>(items: readonly T[], keyOf: (item: T) => string, lastKey: string): Group<T>[] {
  return [...listsBy(items, keyOf)]
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

/** Unknown distances last; equal distances keep their order. */
export function nearestFirst<T>(items: readonly T[], kmOf: (item: T) => number | null): T[] {
  const measured = items.map((item) => ({ item, km: kmOf(item) ?? Number.POSITIVE_INFINITY }))
  return measured.sort((a, b) => (a.km === b.km ? 0 : a.km - b.km)).map(({ item }) => item)
}

interface Positioned {
  lat: number | null
  lon: number | null
  townPosition?: Position
  isApproximate?: boolean
}

/** Kilometres in a straight line; null if a position is unknown. */
export function distanceKm(place: Positioned, origin: Position | null): number | null {
  const position = positionOf(place) ?? place.townPosition ?? null
  return position && origin ? distanceM(origin, position) / 1000 : null
}
