import type { Entry } from '@directory/shared/entry'
import type { PublicHoliday } from '@directory/shared/publicHoliday'
import { nameKey } from '../nameKey.ts'
import type { SearchHit } from '../words/SearchIndex.ts'
import type { AskedTime } from './askedTime.ts'
import type { EntrySearch } from './EntrySearch.ts'
import { openAt, writesOfTimes } from './openAt.ts'
import { type Kind, kinds, saysInDetails } from './saidKinds.ts'

/** Maximum number of categories offered because their providers say the words. */
const maxSaying = 3

/** Collects the entries found, by kinds: whoever was found once stays of that kind. */
export class FoundEntries {
  private kindOf = new Map<Entry, Kind>()

  constructor(private search: EntrySearch) {}

  get size(): number {
    return this.kindOf.size
  }

  has(entry: Entry): boolean {
    return this.kindOf.has(entry)
  }

  /** Adds hits, sorted. */
  take(hits: readonly SearchHit[], kind: Kind): void {
    this.takeInOrder(this.search.sorted(hits), kind)
  }

  takeInOrder(entries: readonly Entry[], kind: Kind): void {
    for (const entry of entries) if (!this.kindOf.has(entry)) this.kindOf.set(entry, kind)
  }

  /** Returns the entries by kinds; before all others those in the place that the query names, except guesses. */
  inOrder(): Entry[] {
    const { nearness, request } = this.search
    const { place } = request.understood
    const rank = (entry: Entry) => {
      if (nearness.asksForVisits) return Number(nearness.comesToPlace(entry))
      return Math.max(nearness.rank(entry), place && saysInDetails(entry, place.label) ? 1.5 : 0)
    }
    const holidays = request.time ? request.holidays() : []
    const ranked = [...this.kindOf].map(([entry, kind]) => ({
      entry,
      there: kind === kinds.wholeName ? 3 : kind <= kinds.meaning ? rank(entry) : 0,
      ...(request.time
        ? { kind, closed: this.closed(entry, request.time, holidays) }
        : { kind: 0, closed: 0 }),
    }))
    ranked.sort((a, b) => b.there - a.there || a.kind - b.kind || a.closed - b.closed)
    const ordered = ranked.map(({ entry }) => entry)
    return request.homeVisitsOnly ? nearness.visitorsFirst(ordered) : ordered
  }

  /** Returns 0 if it is open at the time asked for or writes about times, 2 if it is closed, else 1. */
  private closed(entry: Entry, time: AskedTime, holidays: readonly PublicHoliday[]): 0 | 1 | 2 {
    const { context } = this.search
    if (context.homeVisitsByNature.has(entry.category)) return writesOfTimes(entry) ? 0 : 1
    const isOpen = openAt(entry, time, holidays)
    return isOpen === null ? 1 : isOpen ? 0 : 2
  }

  /** Returns whether one of them is of these kinds. */
  hasKind(isWanted: (kind: Kind) => boolean): boolean {
    return [...this.kindOf.values()].some(isWanted)
  }

  /** Returns whether one that fits names the place of the query, or comes there. */
  get isServed(): boolean {
    const { nearness, request } = this.search
    const { place } = request.understood
    if (!place) return false
    const isServing = (entry: Entry) => saysInDetails(entry, place.label) || nearness.comesToPlace(entry)
    return [...this.kindOf].some(([entry, kind]) => kind <= kinds.meaning && isServing(entry))
  }

  /**
   * Returns the categories to offer: if the query names or says some, not those that only parts of its words suggest.
   */
  offered(named: readonly number[]): readonly number[] {
    const { offered } = this.search.request.understood
    const { categories } = this.search.context.words
    if (named.length > 0) return [...new Set([...named, ...offered])]
    const saying = new Set(
      [...this.kindOf].flatMap(([{ category }, kind]) =>
        kind >= kinds.service && kind <= kinds.nearService ? nameKey(category) : [],
      ),
    )
    const isSaying = (number: number) => saying.has(categories[number]?.key ?? '')
    if (saying.size === 0 || offered.some(isSaying)) return offered
    const numbers = [...saying].map((key) => categories.findIndex((category) => category.key === key))
    return numbers.slice(0, maxSaying)
  }
}
