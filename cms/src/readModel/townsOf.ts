import type { Entry } from '@directory/shared/entry'
import { compareGerman } from '@directory/shared/fold'
import type { Town } from '@directory/shared/town'
import type { Places } from './Places.ts'

/** The towns with at least one entry that has coordinates, in their most frequent spelling. */
export function townsOf(places: Places): Town[] {
  return places
    .keys()
    .flatMap((key) => {
      const middle = places.middle(key)
      return middle ? { city: commonSpelling(places.entries(key)), ...middle } : []
    })
    .sort((a, b) => compareGerman(a.city, b.city))
}

function commonSpelling(entries: Iterable<Entry>): string {
  const counts = new Map<string, number>()
  for (const { city } of entries) counts.set(city.trim(), (counts.get(city.trim()) ?? 0) + 1)
  const [first] = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
  return first?.[0] ?? ''
}
