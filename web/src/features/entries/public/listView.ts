import type { Entry } from '#shared/entry'
import {
  type AccessGroup,
  accessGroupBy,
  accessGroups,
  type CallFilter,
  callFilters,
  passesFilter,
} from '#shared/filters'
import { includesFolded } from '#shared/fold'
import {
  type HomeVisitAnswer,
  type HomeVisitGroup,
  homeVisitAnswer,
  homeVisitGroups,
} from '#shared/homeVisits'
import { isInRegion, type Position, type Region } from '#shared/region'
import { isSameTown, type VisitorLocation } from '#shared/visitorLocation'
import type { Filters, Grouping } from './filters.ts'
import { distanceKm, type Group, groupBy, groupByLetter, nearestFirst, sortByName } from './grouping.ts'

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
  /** In order; null if the list is flat. */
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

interface Candidate extends ListItem {
  /** Null if not stated. */
  isOpen: boolean | null
  visits: HomeVisitAnswer
}

/**
 * @param region null for no limit
 * @param isOpen null if not stated; `undefined` includes all
 */
export function arrangeList(
  entries: readonly Entry[],
  filters: Pick<Filters, 'group' | 'q' | CallFilter>,
  region: Region | null,
  { origin, visitorLocation, district, visitingCategories = noCategories }: VisitContext,
  isOpen: (entry: Entry) => boolean | null = () => true,
): View {
  const visitsOf = homeVisitAnswer(visitorLocation, district, visitingCategories)
  const chosen = callFilters.filter((name) => filters[name])
  const access = accessGroupBy(chosen)
  let notComing = 0
  const matching = entries
    .filter((entry) => matchesQuery(entry, filters.q))
    .map((entry): Candidate => {
      return { entry, km: distanceKm(entry, origin), isOpen: isOpen(entry), visits: visitsOf(entry) }
    })
    .filter(({ entry, isOpen, visits }) => {
      if (isOpen === false) return false
      const facts = { makesHomeVisits: () => visits !== 'no' }
      const failed = chosen.filter((name) => !passesFilter(name, entry, facts))
      if (failed.every((name) => name === 'homeVisits')) notComing += failed.length
      return failed.length === 0
    })
  const isLocal = ({ city }: Entry) => visitorLocation?.names.some((name) => isSameTown(name, city)) ?? false
  const isVisiting = ({ entry, visits }: Candidate) =>
    visitorLocation !== null && visits === 'comes' && !isLocal(entry)
  const isIn = (area: Region | null) => (item: Candidate) =>
    !area || isInRegion(item.entry, area) || isVisiting(item)
  const inRegion = matching.filter(isIn(region))
  const arrangement: Arrangement = {
    order: filters.group === '' ? defaultOrder(origin) : filters.group,
    center: visitorLocation?.position ?? origin,
    isVisiting,
    // A distance that the visitor chose is one of all.
    isInside: isIn(filters.group === 'distance' ? null : district),
  }
  const { items, groups } = arrange(
    inRegion.filter(({ isOpen }) => isOpen),
    arrangement,
  )
  const hoursNotStated = inRegion.filter(({ isOpen }) => !isOpen)
  return {
    items,
    groups: filters.homeVisits
      ? sectionsBy(items, homeVisitGroups, ({ visits }) => visits)
      : access
        ? sectionsBy(items, accessGroups, ({ entry }) => access(entry))
        : groups,
    hoursNotStated: arrange(hoursNotStated, arrangement).items,
    outsideRegion: matching.length - inRegion.length,
    notComing,
  }
}

export const defaultOrder = (origin: Position | null): Grouping => (origin ? 'distance' : 'city')

interface Arrangement {
  order: Grouping
  center: Position | null
  isVisiting: (item: Candidate) => boolean
  isInside: (item: Candidate) => boolean
}

const nameOf = ({ entry }: ListItem) => entry.name

/** Old data or home visits do not change the order of the items. */
function arrange(candidates: readonly Candidate[], { order, center, isVisiting, isInside }: Arrangement) {
  if (order === 'distance') {
    const [inside, outside] = divide(
      nearestFirst(candidates, ({ km }) => km),
      isInside,
    )
    const groups: Section[] = [
      { kind: 'inside', key: '', items: inside },
      { kind: 'outside', key: '', items: outside },
    ]
    const isMixed = inside.length > 0 && outside.length > 0
    return { items: [...inside, ...outside], groups: isMixed ? groups : null }
  }
  const sections = (kind: Section['kind'], groups: readonly Group<Candidate>[]) =>
    groups.map(({ key, items }): Section => ({ kind, key, items }))
  const itemsOf = (groups: readonly Group<Candidate>[]) => groups.flatMap(({ items }) => items)
  if (order === 'alphabet') {
    const letters = groupByLetter(candidates, nameOf)
    return { items: itemsOf(letters), groups: sections('letter', letters) }
  }
  const kmOf = ({ entry }: Candidate) => distanceKm(entry, center) ?? Number.POSITIVE_INFINITY
  const townsOf = (some: readonly Candidate[]) => {
    // Providers without a town come last.
    const towns = groupBy(sortByName(some, nameOf), ({ entry }) => entry.city.trim(), '')
    const nearest = nearestFirst(towns, ({ items }) => Math.min(...items.map(kmOf)))
    return divide(nearest, ({ items }) => items.some(isInside)).flat()
  }
  const [visiting, others] = divide(candidates, isVisiting)
  const visitors = visiting.length > 0 ? [{ key: '', items: sortByName(visiting, nameOf) }] : []
  const towns = townsOf(others)
  return {
    items: itemsOf(visiting.length > 0 ? townsOf(candidates) : towns),
    groups: [...sections('homeVisitors', visitors), ...sections('town', towns)],
  }
}

const divide = <T>(all: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] => [
  all.filter(isFirst),
  all.filter((one) => !isFirst(one)),
]

const sectionsBy = <Kind extends Section['kind']>(
  items: readonly Candidate[],
  kinds: readonly Kind[],
  kindOf: (item: Candidate) => unknown,
): Section[] =>
  kinds
    .map((kind) => ({ kind, key: '', items: items.filter((item) => kindOf(item) === kind) }))
    .filter(({ items }) => items.length > 0)
