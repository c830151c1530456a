import { outdatedOn } from '@directory/shared/checked'
import type { Entry } from '@directory/shared/entry'
import { includesFolded } from '@directory/shared/fold'
import { isInRegion, type Position, type Region } from '@directory/shared/region'
import type { Filters } from './filters.ts'
import { distanceKm, groupByCity, groupByLetter, nearestFirst, sortByDistance } from './grouping.ts'

export interface Item {
  entry: Entry
  /** Kilometres, null where unknown. */
  km: number | null
}

export interface View {
  items: Item[]
  /** Sections in order; null where the list is flat. */
  groups: { key: string; items: Item[] }[] | null
  /** Of whom nobody knows whether they are open today, where only those who are were asked for. */
  unstated: Item[]
  /** Hidden by nothing but the region. */
  outside: number
}

/** Every word of the text somewhere in the entry, whatever the spelling of umlauts. */
export function matches(entry: Entry, query: string): boolean {
  const words = query.split(/\s+/).filter((word) => word !== '')
  if (words.length === 0) return true
  const text = [entry.name, entry.services, entry.street, entry.plz, entry.city, entry.additionalInfo].join(
    '\n',
  )
  return words.every((word) => includesFolded(text, word))
}

/**
 * @param region null: no limit
 * @param isOpen whether somebody is open today, null where nobody knows; `undefined` where all are asked for
 * @param today `YYYY-MM-DD`, where it is known: whose details are old by then comes behind its equals
 */
export function arrange(
  entries: readonly Entry[],
  filters: Pick<Filters, 'group' | 'barrierfree' | 'q'>,
  region: Region | null,
  origin: Position | null,
  isOpen?: (entry: Entry) => boolean | null,
  today?: string,
): View {
  const asked = entries.filter(
    (entry) => (!filters.barrierfree || entry.barrierfree) && matches(entry, filters.q),
  )
  const opens = new Map(asked.map((entry) => [entry, isOpen ? isOpen(entry) : true]))
  const fitting = asked.filter((entry) => opens.get(entry) !== false)
  const inside = region ? fitting.filter((entry) => isInRegion(entry, region)) : fitting
  const found = inside.map((entry) => ({ entry, km: distanceKm(entry, origin) }))
  const isOutdated = today === undefined ? () => false : outdatedOn(today)
  const age = ({ entry }: Item) => Number(isOutdated(entry))
  const sorted = filters.group === 'distance' ? sortByDistance(found, age) : found
  const items = sorted.filter(({ entry }) => opens.get(entry))
  const unstated = sorted.filter(({ entry }) => !opens.get(entry))
  return {
    items,
    groups: groupsOf(items, filters.group, age),
    unstated,
    outside: fitting.length - inside.length,
  }
}

function groupsOf(
  items: readonly Item[],
  group: Filters['group'],
  age: (item: Item) => number,
): View['groups'] {
  const groups =
    group === 'alphabet'
      ? groupByLetter(items, (item) => item.entry.name)
      : group === 'city'
        ? nearestFirst(
            groupByCity(items, (item) => item.entry),
            (item) => item.km,
          )
        : null
  return groups?.map(({ key, items }) => ({ key, items: items.sort((a, b) => age(a) - age(b)) })) ?? null
}
