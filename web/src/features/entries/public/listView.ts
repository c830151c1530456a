import { outdatedOn } from '@directory/shared/checked'
import type { Entry } from '@directory/shared/entry'
import { includesFolded } from '@directory/shared/fold'
import { comesHome } from '@directory/shared/homeVisits'
import { isInRegion, type Position, type Region } from '@directory/shared/region'
import {
  areaHolding,
  homeVisitDistanceM,
  isSameTown,
  type VisitorLocation,
} from '@directory/shared/visitorLocation'
import type { Filters } from './filters.ts'
import { distanceKm, groupByCity, groupByLetter, nearestFirst, sortByDistance } from './grouping.ts'

export interface ListItem {
  entry: Entry
  /** Kilometres, null if unknown. */
  km: number | null
  /** True if the provider is based elsewhere and makes home visits at the wanted place. */
  isHomeVisitor?: boolean
}

interface Section {
  key: string
  items: ListItem[]
}

/** Key of the section of home visitors; not a possible town name. */
export const homeVisitorsKey = '\n'

export interface View {
  items: ListItem[]
  /** Sections in order; null if the list is flat. */
  groups: Section[] | null
  /** Under the filter "open today": providers whose hours of today are not stated. */
  unstated: ListItem[]
  /** Number of providers excluded by the region limit alone. */
  outside: number
}

/** True if every word of the query occurs in the entry, ignoring case and spelling of umlauts. */
export function matchesQuery(entry: Entry, query: string): boolean {
  const words = query.split(/\s+/).filter((word) => word !== '')
  if (words.length === 0) return true
  const text = [entry.name, entry.services, entry.street, entry.plz, entry.city, entry.additionalInfo].join(
    '\n',
  )
  return words.every((word) => includesFolded(text, word))
}

interface Around {
  /** Where distances are measured from; null if unknown. */
  origin: Position | null
  /** Where a home visit should take place, usually the origin. */
  visitorLocation: VisitorLocation | null
  district: Region | null
}

/**
 * Filters and sorts a list.
 *
 * @param region null for no limit
 * @param isOpen whether a provider is open today, null if not stated; `undefined` to include all
 * @param today `YYYY-MM-DD` if known: providers with outdated details come after others of equal rank
 */
export function arrangeList(
  entries: readonly Entry[],
  filters: Pick<Filters, 'group' | 'barrierfree' | 'homeVisits' | 'q'>,
  region: Region | null,
  { origin, visitorLocation, district }: Around,
  isOpen?: (entry: Entry) => boolean | null,
  today?: string,
): View {
  const asked = entries.filter(
    (entry) =>
      (!filters.barrierfree || entry.barrierfree) &&
      (!filters.homeVisits || comesHome(entry)) &&
      matchesQuery(entry, filters.q),
  )
  const opens = new Map(asked.map((entry) => [entry, isOpen ? isOpen(entry) : true]))
  const fitting = asked.filter((entry) => opens.get(entry) !== false)
  const holds = visitorLocation && areaHolding(visitorLocation, district)
  const isLocal = ({ city }: Entry) => visitorLocation?.names.some((name) => isSameTown(name, city)) ?? false
  const isVisiting = (entry: Entry) => holds !== null && !isLocal(entry) && holds(entry) && comesHome(entry)
  const homeVisitors = new Set(fitting.filter(isVisiting))
  const inside = region
    ? fitting.filter((entry) => isInRegion(entry, region) || homeVisitors.has(entry))
    : fitting
  const found = inside.map((entry) => {
    const km = distanceKm(entry, origin)
    return homeVisitors.has(entry) ? { entry, km, isHomeVisitor: true } : { entry, km }
  })
  const isOutdated = today === undefined ? () => false : outdatedOn(today)
  const age = ({ entry }: ListItem) => Number(isOutdated(entry))
  const sorted = filters.group === 'distance' ? inOrder(found, age) : found
  const items = sorted.filter(({ entry }) => opens.get(entry))
  const unstated = sorted.filter(({ entry }) => !opens.get(entry))
  const groups = groupsOf(items, filters.group, { origin, visitorLocation })
  return {
    items,
    groups: groups?.map(({ key, items }) => ({ key, items: items.sort((a, b) => age(a) - age(b)) })) ?? null,
    unstated,
    outside: fitting.length - inside.length,
  }
}

/** Ascending distance; a home visitor counts as being in the visitor's own town. */
function inOrder(items: readonly ListItem[], age: (item: ListItem) => number): ListItem[] {
  const near = (item: ListItem) =>
    item.isHomeVisitor ? Math.min(item.km ?? Number.POSITIVE_INFINITY, homeVisitDistanceM / 1000) : item.km
  const withNearness = items.map((item) => ({ item, km: near(item) }))
  return sortByDistance(withNearness, ({ item }) => age(item)).map(({ item }) => item)
}

function groupsOf(
  items: readonly ListItem[],
  group: Filters['group'],
  { origin, visitorLocation }: Pick<Around, 'origin' | 'visitorLocation'>,
): View['groups'] {
  if (group === 'alphabet') return groupByLetter(items, (item) => item.entry.name)
  if (group !== 'city') return null
  const homeVisitors = items.filter(({ isHomeVisitor }) => isHomeVisitor)
  const others = groupByCity(
    items.filter(({ isHomeVisitor }) => !isHomeVisitor),
    (item) => item.entry,
  )
  const middle = visitorLocation?.position ?? origin
  const towns = nearestFirst(others, ({ entry }) => distanceKm(entry, middle))
  if (homeVisitors.length === 0) return towns
  // Home visitors come after the visitor's own town, if that has a section.
  const isOwn = ({ key }: Section) => visitorLocation?.names.some((name) => isSameTown(name, key))
  const own = towns.filter(isOwn)
  return [...own, { key: homeVisitorsKey, items: homeVisitors }, ...towns.filter((town) => !isOwn(town))]
}
