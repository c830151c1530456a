import type { Entry } from '@directory/shared/entry'
import { includesFolded } from '@directory/shared/fold'
import {
  type HomeVisitAnswer,
  type HomeVisitGroup,
  homeVisitAnswer,
  homeVisitGroups,
} from '@directory/shared/homeVisitAnswer'
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

/** Providers under one heading. */
export interface Section {
  /**
   * Meaning of the heading: a letter; a town where all of them are (key `''`: unknown); that they come to the wanted
   * place; or what is known about their home visits.
   */
  kind: 'letter' | 'town' | 'visitors' | HomeVisitGroup
  key: string
  items: ListItem[]
}

export interface View {
  items: ListItem[]
  /** Sections in order; null if the list is flat. */
  groups: Section[] | null
  /** With the filter "open today": providers whose hours of today are not stated. */
  unstated: ListItem[]
  /** Number of providers excluded only by the region limit. */
  outside: number
  /** With the filter "comes to the house": number of those who do not come, or not to the wanted place. */
  notComing: number
}

/** Checks whether every word of the query occurs in the entry, ignoring case and spelling of umlauts. */
export function matchesQuery(entry: Entry, query: string): boolean {
  const words = query.split(/\s+/).filter((word) => word !== '')
  if (words.length === 0) return true
  const text = [entry.name, entry.services, entry.street, entry.plz, entry.city, entry.additionalInfo].join(
    '\n',
  )
  return words.every((word) => includesFolded(text, word))
}

interface Around {
  /** Position from which distances are measured; null if unknown. */
  origin: Position | null
  /** Place of the home visit, usually the origin. */
  visitorLocation: VisitorLocation | null
  district: Region | null
  /** Names of the categories whose providers visit homes if they say nothing. */
  comesByNature?: ReadonlySet<string>
}

const nobody: ReadonlySet<string> = new Set()

/**
 * Filters and sorts a list.
 *
 * @param region null for no limit
 * @param isOpen whether a provider is open today, null if not stated; `undefined` to include all
 */
export function arrangeList(
  entries: readonly Entry[],
  filters: Pick<Filters, 'group' | 'barrierfree' | 'homeVisits' | 'q'>,
  region: Region | null,
  { origin, visitorLocation, district, comesByNature = nobody }: Around,
  isOpen?: (entry: Entry) => boolean | null,
): View {
  const answerOf = homeVisitAnswer(visitorLocation, district, comesByNature)
  const opens = new Map<Entry, boolean | null>()
  const answers = new Map<Entry, HomeVisitAnswer>()
  let notComing = 0
  const fitting = entries.filter((entry) => {
    if ((filters.barrierfree && !entry.barrierfree) || !matchesQuery(entry, filters.q)) return false
    opens.set(entry, isOpen ? isOpen(entry) : true)
    answers.set(entry, answerOf(entry))
    if (opens.get(entry) === false) return false
    const isRefused = filters.homeVisits && answers.get(entry) === 'no'
    if (isRefused) notComing++
    return !isRefused
  })
  const isLocal = ({ city }: Entry) => visitorLocation?.names.some((name) => isSameTown(name, city)) ?? false
  const isVisiting = (entry: Entry) =>
    visitorLocation !== null && answers.get(entry) === 'comes' && !isLocal(entry)
  const inside = region ? fitting.filter((entry) => isInRegion(entry, region) || isVisiting(entry)) : fitting
  const order = filters.group === '' ? defaultOrder(origin) : filters.group
  const middle = visitorLocation?.position ?? origin
  const found = inOrder(
    inside.map((entry) => ({ entry, km: distanceKm(entry, origin) })),
    order,
    middle,
  )
  const items = found.filter(({ entry }) => opens.get(entry))
  return {
    items,
    groups: filters.homeVisits
      ? groupsByVisits(items, answers)
      : groupsOf(items, order, middle, ({ entry }) => isVisiting(entry)),
    unstated: found.filter(({ entry }) => !opens.get(entry)),
    outside: fitting.length - inside.length,
    notComing,
  }
}

/** Returns the default order: with a known origin the nearest first, otherwise by town. */
export const defaultOrder = (origin: Position | null): Grouping => (origin ? 'distance' : 'city')

/** Sorts only by the chosen order: old data or home visits do not change it. */
function inOrder(items: readonly ListItem[], order: Grouping, middle: Position | null): ListItem[] {
  if (order === 'distance') return sortByDistance(items)
  const nameOf = ({ entry }: ListItem) => entry.name
  const groups = order === 'alphabet' ? groupByLetter(items, nameOf) : townsOf(items, middle)
  return groups.flatMap(({ items }) => items)
}

/** Groups by town; the nearest first, if an origin is known. */
const townsOf = (items: readonly ListItem[], middle: Position | null) =>
  nearestFirst(
    groupByCity(items, ({ entry }) => entry),
    ({ entry }) => distanceKm(entry, middle),
  )

function groupsOf(
  items: readonly ListItem[],
  order: Grouping,
  middle: Position | null,
  isVisiting: (item: ListItem) => boolean,
): Section[] | null {
  if (order === 'distance') return null
  if (order === 'alphabet')
    return groupByLetter(items, ({ entry }) => entry.name).map((group) => ({ kind: 'letter', ...group }))
  const visitors = sortByName(items.filter(isVisiting), ({ entry }) => entry.name)
  const others = items.filter((item) => !isVisiting(item))
  return [
    ...(visitors.length > 0 ? [{ kind: 'visitors' as const, key: '', items: visitors }] : []),
    ...townsOf(others, middle).map((group) => ({ kind: 'town' as const, ...group })),
  ]
}

function groupsByVisits(items: readonly ListItem[], answers: ReadonlyMap<Entry, HomeVisitAnswer>): Section[] {
  return homeVisitGroups
    .map((kind) => ({ kind, key: '', items: items.filter(({ entry }) => answers.get(entry) === kind) }))
    .filter(({ items }) => items.length > 0)
}
