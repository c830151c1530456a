import type { Entry } from '@directory/shared/entry'
import { nameKey } from '../nameKey.ts'
import type { SearchHit } from '../search/SearchIndex.ts'
import type { EntrySearch } from './EntrySearch.ts'
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
    const ranked = [...this.kindOf].map(([entry, kind]) => ({
      entry,
      there: kind === kinds.wholeName ? 3 : kind <= kinds.meaning ? rank(entry) : 0,
    }))
    const ordered = ranked.sort((a, b) => b.there - a.there).map(({ entry }) => entry)
    return request.homeVisitsOnly ? nearness.visitorsFirst(ordered) : ordered
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
