import { createOutdatedTest } from '@directory/shared/checked'
import type { Entry } from '@directory/shared/entry'
import { isInRegion } from '@directory/shared/region'
import type { EntryStore } from '../EntryStore.ts'
import type { Nearness } from './Nearness.ts'
import { openAt, writesOfTimes } from './openAt.ts'
import type { SearchContext } from './SearchContext.ts'
import { type Kind, kinds, saysInDetails } from './said.ts'
import type { SearchRequest } from './searchRequest.ts'

/** An entry found, and how. */
export interface Hit {
  entry: Entry
  kind: Kind
  /** Within a kind: the number of the category or the text that it was found by, the best first. */
  group: number
  /** Within a group: how well it fits the words. */
  fit: number
}

/** Returns the hits, the best first: one criterion after the other, so that none can outweigh one before it. */
export function inOrder(
  hits: Iterable<Hit>,
  nearness: Nearness,
  { context, entries, request }: { context: SearchContext; entries: EntryStore; request: SearchRequest },
): Hit[] {
  const isOutdated = createOutdatedTest(request.today)
  const holidays = request.time ? request.holidays() : []
  const { place, wantsVisits } = request.understood
  const inPlace = (entry: Entry) => {
    if (nearness.asksForVisits) return Number(nearness.comesToPlace(entry))
    return Math.max(nearness.rank(entry), place && saysInDetails(entry, place.label) ? 1.5 : 0)
  }
  const closed = (entry: Entry) => {
    if (!request.time) return 0
    // Nobody who comes to people is called closed.
    if (context.homeVisitsByNature.has(entry.category)) return writesOfTimes(entry) ? 0 : 1
    return [true, null, false].indexOf(openAt(entry, request.time, holidays))
  }
  const isOutside = (entry: Entry) =>
    !nearness.counts && request.region !== null && !isInRegion(entry, request.region)
  const criteria = ({ entry, kind, group, fit }: Hit): number[] => [
    request.filters.includes('homeVisits') ? nearness.visits(entry) : 0,
    -(kind === kinds.wholeName ? 3 : kind <= kinds.meaning ? inPlace(entry) : 0),
    kind,
    closed(entry),
    group,
    wantsVisits && isByCategory(kind) ? nearness.visits(entry) : 0,
    -nearness.rank(entry),
    -fit,
    nearness.away(entry),
    -Number(!nearness.counts && isByCategory(kind) && isGeneral(entry)),
    Number(isOutside(entry)),
    Number(isOutdated(entry)),
    entries.words.rank(entry),
  ]
  return [...hits]
    .map((hit) => ({ hit, criteria: criteria(hit) }))
    .sort((a, b) => compare(a.criteria, b.criteria))
    .map(({ hit }) => hit)
}

const isByCategory = (kind: Kind) => kind === kinds.category || kind >= kinds.meaning

/** Returns whether it helps with everything of its kind, as 'Allgemeine Beratung' and 'Allgemeinmedizin' do. */
const isGeneral = ({ services }: Entry) => /(?:^|, )allgemein/i.test(services)

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i])
  return at === -1 ? 0 : (a[at] ?? 0) < (b[at] ?? 0) ? -1 : 1
}
