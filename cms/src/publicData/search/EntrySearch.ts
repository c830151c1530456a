import { createOutdatedTest } from '@directory/shared/checked'
import type { Entry } from '@directory/shared/entry'
import { isInRegion } from '@directory/shared/region'
import type { EntryStore } from '../EntryStore.ts'
import { plainWords } from '../words/plainWords.ts'
import type { SearchHit, Wanted } from '../words/SearchIndex.ts'
import { mentionsName } from './mentionsName.ts'
import { Nearness } from './Nearness.ts'
import { sortByPlaceAndScore, sortCheckedFirst } from './order.ts'
import type { QueryWord } from './queryWords.ts'
import type { SearchContext } from './SearchContext.ts'
import type { SearchRequest } from './searchRequest.ts'

/** Finds the entries for one search request, with its filters, and sorts those of one kind. */
export class EntrySearch {
  readonly nearness: Nearness
  /** Returns more for entries that come after equals: those outside the district, and those with old details. */
  readonly age: (entry: Entry) => number

  constructor(
    readonly context: SearchContext,
    readonly entries: EntryStore,
    readonly request: SearchRequest,
  ) {
    this.nearness = new Nearness(context, request)
    const isOutdated = createOutdatedTest(request.today)
    const district = this.nearness.counts ? null : request.region
    this.age = (entry) => Number(isOutdated(entry)) + (district && !isInRegion(entry, district) ? 2 : 0)
  }

  /** Finds entries with the words as they were typed, slips mended. */
  literal(some: readonly QueryWord[], isWanted?: (entry: Entry) => boolean): SearchHit[] {
    if (some.length === 0) return []
    const { corrected } = this.request.understood
    const text = some.map(({ typed }) => corrected.get(typed) ?? typed).join(' ')
    return this.hits(text, { ...(isWanted && { isWanted }), isSpeltRight: this.areWords(some) })
  }

  hits(text: string, { isWanted = () => true, isSpeltRight = false }: Wanted = {}): SearchHit[] {
    const { names } = this.request.understood
    const nameAndServices = names.length === 0 ? [] : plainWords(text)
    const own = names.filter(({ plain }) => nameAndServices.includes(plain))
    // 'Meier' is not 'Eier', but may be 'Maier'.
    const isOwn = (entry: Entry) => own.every((name) => mentionsName(entry, name))
    const { barrierfreeOnly } = this.request
    return this.entries.search.hits(text, {
      barrierfreeOnly,
      isWanted: (entry) => isWanted(entry) && (own.length === 0 || isOwn(entry)) && this.isWanted(entry),
      isSpeltRight,
    })
  }

  /** Returns whether all are known words, not misspelled ones. */
  areWords(some: readonly QueryWord[]): boolean {
    return some.every(({ plain }) => this.context.words.conceptIndex.spelling.has(plain))
  }

  /** Returns how specific a word is: rare words are most, words without a hit least. */
  specificity({ typed, weight }: QueryWord): number {
    if (this.hits(typed).length === 0) return -2
    const frequency = Math.max(1, this.entries.search.frequency(plainWords(typed).join('')))
    return weight === 'content' ? 1 / frequency : -1
  }

  sorted(hits: readonly SearchHit[]): Entry[] {
    const { nearness } = this
    const ranked = hits.map((hit) => ({
      ...hit,
      there: nearness.rank(hit.entry),
      age: this.age(hit.entry),
      away: nearness.fromOrigin(hit.entry),
    }))
    const sorted = nearness.counts ? sortByPlaceAndScore(ranked) : sortCheckedFirst(ranked)
    return sorted.map(({ entry }) => entry)
  }

  /** Returns whether the filters let it pass. */
  isWanted(entry: Entry): boolean {
    const { barrierfreeOnly, homeVisitsOnly } = this.request
    return (entry.barrierfree || !barrierfreeOnly) && (!homeVisitsOnly || this.mayCome(entry))
  }

  /** Returns whether it may make home visits; unknown counts as yes. */
  mayCome(entry: Entry): boolean {
    return this.nearness.answer(entry) !== 'no'
  }

  nameOf(number: number): string {
    return this.context.words.categories[number]?.name ?? ''
  }
}
