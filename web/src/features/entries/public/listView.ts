import type { Entry } from '@directory/shared/entry'
import {
  type AccessGroup,
  accessGroupBy,
  accessGroups,
  type CallFilter,
  callFilters,
  passesFilter,
} from '@directory/shared/filters'
import { includesFolded } from '@directory/shared/fold'
import {
  type HomeVisitAnswer,
  type HomeVisitGroup,
  homeVisitAnswer,
  homeVisitGroups,
} from '@directory/shared/homeVisits'
import { isInRegion, type Position, type Region } from '@directory/shared/region'
import { isSameTown, type VisitorLocation } from '@directory/shared/visitorLocation'
import type { Filters, Grouping } from './filters.ts'
import {
  distanceKm,
  groupByCity,
  groupByLetter,
  nearestFirst,
  sortByDistance,
  sortByName,
} from './grouping.ts'

export interface ListItem {
  entry: Entry
  /** Kilometres; null if unknown. */
  km: number | null
}

export interface Section {
  /** A letter; a town (`''`: unknown); home visits or access, as far as known; inside; outside. */
  kind: 'letter' | 'town' | 'homeVisitors' | 'inside' | 'outside' | HomeVisitGroup | AccessGroup
  key: string
  items: ListItem[]
}

export interface View {
  items: ListItem[]
  /** Sections in order; null if the list is flat. */
  groups: Section[] | null
  /** With the filter "open today": providers whose hours of today are not stated. */
  hoursNotStated: ListItem[]
  /** Number of providers excluded only by the region limit. */
  outsideRegion: number
  /** With the filter "comes to the house": number of those who do not come, or not to the wanted place. */
  notComing: number
}

export function matchesQuery(entry: Entry, query: string): boolean {
  const words = query.split(/\s+/).filter((word) => word !== '')
  if (words.length === 0) return true
  const text = [entry.name, entry.services, entry.street, entry.plz, entry.city, entry.additionalInfo].join(
    '\n',
  )
  return words.every((word) => includesFolded(text, word))
}

interface VisitContext {
  /** Null if unknown. */
  origin: Position | null
  visitorLocation: VisitorLocation | null
  district: Region | null
  visitingCategories?: ReadonlySet<string>
}

const noCategories: ReadonlySet<string> = new Set()

/**
 * @param region null for no limit
 * @param isOpen null if not stated; `undefined` includes all
 */
export function arrangeList(
  entries: readonly Entry[],
  filters: Pick<Filters, 'group' | 'q' | CallFilter>,
  region: Region | null,
  { origin, visitorLocation, district, visitingCategories = noCategories }: VisitContext,
  isOpen?: (entry: Entry) => boolean | null,
): View {
  const homeVisitAnswerOf = homeVisitAnswer(visitorLocation, district, visitingCategories)
  const openStates = new Map<Entry, boolean | null>()
  const homeVisitAnswers = new Map<Entry, HomeVisitAnswer>()
  const makesHomeVisits = (entry: Entry) => homeVisitAnswers.get(entry) !== 'no'
  const chosen = callFilters.filter((name) => filters[name])
  const access = accessGroupBy(chosen)
  let notComing = 0
  const matching = entries.filter((entry) => {
    if (!matchesQuery(entry, filters.q)) return false
    openStates.set(entry, isOpen ? isOpen(entry) : true)
    homeVisitAnswers.set(entry, homeVisitAnswerOf(entry))
    if (openStates.get(entry) === false) return false
    const failed = chosen.filter((name) => !passesFilter(name, entry, { makesHomeVisits }))
    if (failed.every((name) => name === 'homeVisits')) notComing += failed.length
    return failed.length === 0
  })
  const isLocal = ({ city }: Entry) => visitorLocation?.names.some((name) => isSameTown(name, city)) ?? false
  const isVisiting = (entry: Entry) =>
    visitorLocation !== null && homeVisitAnswers.get(entry) === 'comes' && !isLocal(entry)
  const inRegion = region
    ? matching.filter((entry) => isInRegion(entry, region) || isVisiting(entry))
    : matching
  const order = filters.group === '' ? defaultOrder(origin) : filters.group
  const arrangement: Arrangement = {
    order,
    center: visitorLocation?.position ?? origin,
    isVisiting: ({ entry }) => isVisiting(entry),
    // A distance that the visitor chose is one of all.
    isInside: ({ entry }) =>
      filters.group === 'distance' || !district || isInRegion(entry, district) || isVisiting(entry),
  }
  const sortedItems = sortItems(
    inRegion.map((entry) => ({ entry, km: distanceKm(entry, origin) })),
    arrangement,
  )
  const items = sortedItems.filter(({ entry }) => openStates.get(entry))
  return {
    items,
    groups: filters.homeVisits
      ? sectionsBy(items, homeVisitGroups, (entry) => homeVisitAnswers.get(entry))
      : access
        ? sectionsBy(items, accessGroups, access)
        : listSections(items, arrangement),
    hoursNotStated: sortedItems.filter(({ entry }) => !openStates.get(entry)),
    outsideRegion: matching.length - inRegion.length,
    notComing,
  }
}

export const defaultOrder = (origin: Position | null): Grouping => (origin ? 'distance' : 'city')

interface Arrangement {
  order: Grouping
  center: Position | null
  isVisiting: (item: ListItem) => boolean
  isInside: (item: ListItem) => boolean
}

const firstThose = <T>(items: readonly T[], isFirst: (item: T) => boolean): T[] => [
  ...items.filter(isFirst),
  ...items.filter((item) => !isFirst(item)),
]

/** Old data or home visits do not change the order. */
function sortItems(items: readonly ListItem[], arrangement: Arrangement): ListItem[] {
  const { order, isInside } = arrangement
  if (order === 'distance') return firstThose(sortByDistance(items), isInside)
  const nameOf = ({ entry }: ListItem) => entry.name
  const groups = order === 'alphabet' ? groupByLetter(items, nameOf) : groupByNearestTown(items, arrangement)
  return groups.flatMap(({ items }) => items)
}

const groupByNearestTown = (items: readonly ListItem[], { center, isInside }: Arrangement) =>
  firstThose(
    nearestFirst(
      groupByCity(items, ({ entry }) => entry),
      ({ entry }) => distanceKm(entry, center),
    ),
    ({ items }) => items.some(isInside),
  )

function listSections(items: readonly ListItem[], arrangement: Arrangement): Section[] | null {
  const { order, isVisiting, isInside } = arrangement
  if (order === 'distance') {
    const inside = items.filter(isInside)
    if (inside.length === items.length || inside.length === 0) return null
    const outside = items.filter((item) => !isInside(item))
    return [
      { kind: 'inside', key: '', items: inside },
      { kind: 'outside', key: '', items: outside },
    ]
  }
  if (order === 'alphabet')
    return groupByLetter(items, ({ entry }) => entry.name).map((group) => ({ kind: 'letter', ...group }))
  const homeVisitors = sortByName(items.filter(isVisiting), ({ entry }) => entry.name)
  const otherItems = items.filter((item) => !isVisiting(item))
  return [
    ...(homeVisitors.length > 0 ? [{ kind: 'homeVisitors' as const, key: '', items: homeVisitors }] : []),
    ...groupByNearestTown(otherItems, arrangement).map((group) => ({ kind: 'town' as const, ...group })),
  ]
}

const sectionsBy = <Kind extends Section['kind']>(
  items: readonly ListItem[],
  kinds: readonly Kind[],
  kindOf: (entry: Entry) => unknown,
): Section[] =>
  kinds
    .map((kind) => ({ kind, key: '', items: items.filter(({ entry }) => kindOf(entry) === kind) }))
    .filter(({ items }) => items.length > 0)
