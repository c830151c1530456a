import { createOutdatedTest } from '@directory/shared/checked'
import type { Entry } from '@directory/shared/entry'
import type { UnknownNumber } from '@directory/shared/searchHelp'
import { byName } from '../byName.ts'
import type { EntryStore } from '../EntryStore.ts'
import { nameKey } from '../nameKey.ts'
import { plainWords, stemOf } from '../names/plainWords.ts'
import type { SearchHit, Wanted } from '../search/SearchIndex.ts'
import { entriesNamedInQuery } from './entriesNamedInQuery.ts'
import { MeantCategories, maxHits } from './MeantCategories.ts'
import { mentionsName } from './mentionsName.ts'
import { Nearness } from './Nearness.ts'
import { sortByPlaceAndScore, sortCheckedFirst } from './order.ts'
import type { NamedPlace } from './PlaceNames.ts'
import type { QueryWord } from './queryWords.ts'
import type { SearchContext } from './SearchContext.ts'
import type { SearchRequest } from './searchRequest.ts'
import { isOfSite } from './siteNumbers.ts'
import { isWord, joinTyped, stemsIfLongEnough } from './wordTexts.ts'

/** Maximum number of mentions whose services are checked one by one. */
const maxSorted = 60

export interface FoundProviders {
  entries: Entry[]
  /** Words of the query that the entries do not answer, as typed. */
  leftOut: string[]
  /** With the filter for home visits: number of further entries without it. */
  notComing: number
  /** If filters exclude all entries: number of entries without filters. */
  unfiltered: number
  /** For a number that no entry has: whether the entries have a similar one. */
  number?: UnknownNumber | undefined
  /** True if the entries offer only nearly what was asked for. */
  isNearly?: boolean
}

type Found = Pick<FoundProviders, 'entries' | 'leftOut' | 'number' | 'isNearly'>

/** Returns the providers for a search request, best first, at most 200. */
export function findProviders(
  context: SearchContext,
  entries: EntryStore,
  request: SearchRequest,
): FoundProviders {
  const search = (changes: Partial<SearchRequest>) =>
    new ProviderSearch(context, entries, { ...request, ...changes })
  const providers = search({}).find()
  const { homeVisitsOnly, barrierfreeOnly } = request
  const all = homeVisitsOnly ? search({ homeVisitsOnly: false }) : null
  const isEmptied = (homeVisitsOnly || barrierfreeOnly) && providers.entries.length === 0
  return {
    ...providers,
    notComing: all ? all.find().entries.filter((entry) => !all.mayCome(entry)).length : 0,
    unfiltered: isEmptied
      ? search({ homeVisitsOnly: false, barrierfreeOnly: false }).find().entries.length
      : 0,
  }
}

class ProviderSearch {
  private context: SearchContext
  private entries: EntryStore
  private request: SearchRequest
  private found = new Set<Entry>()
  private number: UnknownNumber | undefined
  /** True if only a wider kind of help has providers. */
  private isNearly = false
  private nearness: Nearness
  private meant: MeantCategories
  /** Returns 1 for entries that come after equals, else 0. */
  private age: (entry: Entry) => number

  constructor(context: SearchContext, entries: EntryStore, request: SearchRequest) {
    this.context = context
    this.entries = entries
    this.request = request
    this.nearness = new Nearness(context, request)
    const isOutdated = createOutdatedTest(request.today)
    this.age = (entry) => Number(isOutdated(entry))
    this.meant = new MeantCategories(context, entries, request, this.nearness, {
      literal: (some, isWanted) => this.literal(some, isWanted),
      isWanted: (entry) => this.isWanted(entry),
      age: this.age,
    })
  }

  find(): Found {
    const { categories, content, unknown, unmatched, place, words, phone } = this.request.understood
    if (this.takeNamed()) return this.answer([])
    if (phone !== null && content.every(isNumeric)) return this.answer(content)
    if (content.length === 0 && place) return this.answer(this.takePlace())
    const [only] = words
    if (categories.length === 0 && content.length === 0 && words.length < 2 && isWord(only)) {
      // 'und' alone would match every entry, so the entry's name must contain the word.
      this.take(this.literal([only], ({ name }) => plainWords(name).includes(only.plain)))
      return this.answer([])
    }
    if (categories.length === 0) return this.answer(this.takeLiterally(content))
    const leftOut = unknown.length > 0 && !this.takeUnknown() ? unknown : []
    if (unknown.length === 0 || leftOut.length > 0) this.takeCategories()
    return this.answer([...new Set([...leftOut, ...unmatched])])
  }

  private answer(leftOut: readonly QueryWord[]): Found {
    const { homeVisitsOnly, siteNumbers, understood } = this.request
    const isAnswered = understood.phone !== null && isOfSite(understood.phone, siteNumbers)
    const providers = homeVisitsOnly ? this.nearness.visitorsFirst([...this.found]) : [...this.found]
    return {
      entries: providers.slice(0, maxHits),
      leftOut: leftOut.flatMap((word) => (isAnswered && isNumeric(word) ? [] : word.typed)),
      ...(this.number && { number: this.number }),
      ...(this.isNearly && { isNearly: true }),
    }
  }

  /** Takes the entries whose name or telephone number was typed, which come first; returns true if it was a number. */
  private takeNamed(): boolean {
    const { context, entries, nearness, request } = this
    const number = request.understood.phone
    const isNearby = (entry: Entry) => nearness.isNearby(entry)
    const groups =
      number === null ? entriesNamedInQuery(request, { context, entries, isNearby }) : [this.ofNumber(number)]
    for (const group of groups) {
      const matching = group.filter((entry) => this.isWanted(entry))
      this.take(matching.map((entry) => ({ entry, score: 0 })))
    }
    return number !== null && this.found.size > 0
  }

  private ofNumber(number: string): Entry[] {
    const { phones } = this.entries
    const exact = phones.find(number)
    if (exact.length > 0) return exact
    if (isOfSite(number, this.request.siteNumbers)) return []
    const ofLine = phones.findLine(number)
    this.number = ofLine.length > 0 ? 'alike' : 'unknown'
    return ofLine
  }

  /** Takes all entries in a place. */
  private takePlace(): [] {
    const { placeWords, place, otherPlaces } = this.request.understood
    this.take(this.literal(placeWords))
    if (this.found.size >= maxHits) return []
    const located = place ? this.locatedIn(place) : []
    if (this.request.homeVisitsOnly || located.length === 0)
      located.push(...[...this.entries.values()].filter((entry) => this.nearness.comesToPlace(entry)))
    const matching = [...new Set(located)].filter((entry) => this.isWanted(entry))
    this.takeEntries(this.inOrder(matching))
    for (const other of otherPlaces)
      this.takeEntries(this.inOrder(this.locatedIn(other).filter((entry) => this.isWanted(entry))))
    return []
  }

  private locatedIn(place: NamedPlace): Entry[] {
    const { towns, postcodes } = this.entries
    return [
      ...[...place.towns].flatMap((key) => [...towns.entriesOf(key)]),
      ...[...place.postcodes].flatMap((key) => [...postcodes.entriesOf(key)]),
    ]
  }

  private inOrder(entries: Entry[]): Entry[] {
    return entries.sort((a, b) => this.age(a) - this.age(b) || byName(a, b))
  }

  /** Takes the categories' providers, then those that name the thing, then those that mention it. */
  private takeCategories(): void {
    if (this.request.understood.isWider) this.isNearly = this.found.size === 0
    else this.take(this.meant.namedAfterThing())
    for (const number of this.meant.comingFirst())
      if (this.found.size < maxHits) this.takeEntries(this.meant.inOrder(number))
    if (this.found.size < maxHits) this.takeMentions()
  }

  /** Takes entries with the unknown words, names first: 'Salon Lindenblatt', 'Huber'; returns false if none. */
  private takeUnknown(): boolean {
    const { unknown, content, placeWords, categories, isWider } = this.request.understood
    const { words } = this.context
    const meant = new Set(isWider ? [] : categories.map((number) => words.categories[number]?.key))
    const isMeant = ({ category }: Entry) => meant.has(nameKey(category))
    this.take(this.literal([...unknown, ...placeWords], isMeant))
    this.take(this.literal(unknown, isMeant))
    this.take(this.literal(content))
    return this.found.size > 0
  }

  private takeMentions(): void {
    const { content, unknown, categories } = this.request.understood
    const contentWords = content.filter((word) => word.weight === 'content' && !unknown.includes(word))
    const [bestCategory = 0] = categories
    const seen = new Set<Entry>()
    const hits: SearchHit[] = []
    const stems = contentWords.map(({ stem }) => stem)
    const ofCategory = plainWords(this.nameOf(bestCategory)).map(stemOf)
    for (const text of [joinTyped(contentWords), stemsIfLongEnough(stems), stemsIfLongEnough(ofCategory)]) {
      // Without a place the first hits stay the first.
      if (!this.nearness.origin && hits.length >= maxHits) break
      const isSpeltRight = text !== joinTyped(contentWords) || this.areWords(contentWords)
      for (const hit of text === '' ? [] : this.hits(text, { isSpeltRight })) {
        if (seen.has(hit.entry) || this.found.has(hit.entry)) continue
        seen.add(hit.entry)
        hits.push(hit)
      }
    }
    const offers = (entry: Entry) => this.context.offers(entry.services, bestCategory)
    const first = hits.slice(0, maxSorted)
    const naming = new Set(first.filter(({ entry }) => offers(entry)))
    this.take([...naming])
    this.take(hits.filter((hit) => !naming.has(hit)))
  }

  /** Takes entries with every word; if there are none, leaves out the least specific ones and returns those. */
  private takeLiterally(content: readonly QueryWord[]): QueryWord[] {
    const { placeWords, otherPlaceWords, words: all } = this.request.understood
    const asTyped = content.length > 0 ? [...content, ...placeWords, ...otherPlaceWords] : all
    this.take(this.literal(asTyped))
    if (this.found.size > 0) return []
    const left = content
      .map((word) => ({ word, specificity: this.specificity(word) }))
      .sort((a, b) => b.specificity - a.specificity)
      .map(({ word }) => word)
    const leftOut: QueryWord[] = []
    while (left.length > 0 && this.found.size === 0) {
      if (left.length < content.length || placeWords.length > 0) this.take(this.literal(left))
      if (this.found.size > 0) break
      leftOut.unshift(left.pop() as QueryWord)
    }
    if (this.found.size === 0 && this.request.understood.place) this.takePlace()
    return content.filter((word) => leftOut.includes(word))
  }

  /** Returns how specific a word is: rare words are most, words without a hit least. */
  private specificity({ typed, weight }: QueryWord): number {
    const frequency = this.hits(typed).length === 0 ? 0 : this.frequency(typed)
    if (frequency === 0) return -2
    return weight === 'content' ? 1 / frequency : -1
  }

  private frequency(typed: string): number {
    return Math.max(1, this.entries.search.frequency(plainWords(typed).join('')))
  }

  /** Returns whether all are known words, not misspelled ones. */
  private areWords(some: readonly QueryWord[]): boolean {
    return some.every(({ plain }) => this.context.words.conceptIndex.spelling.has(plain))
  }

  private literal(some: readonly QueryWord[], isWanted?: (entry: Entry) => boolean): SearchHit[] {
    if (some.length === 0) return []
    return this.hits(joinTyped(some), { ...(isWanted && { isWanted }), isSpeltRight: this.areWords(some) })
  }

  private hits(text: string, { isWanted = () => true, isSpeltRight = false }: Wanted = {}): SearchHit[] {
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

  private take(hits: readonly SearchHit[]): void {
    const { nearness } = this
    const ranked = hits.map((hit) => ({
      ...hit,
      there: nearness.rank(hit.entry),
      age: this.age(hit.entry),
      away: nearness.fromOrigin(hit.entry),
    }))
    const sorted = nearness.counts ? sortByPlaceAndScore(ranked) : sortCheckedFirst(ranked)
    this.takeEntries(sorted.map(({ entry }) => entry))
  }

  private takeEntries(entries: readonly Entry[]): void {
    for (const entry of entries) this.found.add(entry)
  }

  private isWanted(entry: Entry): boolean {
    const { barrierfreeOnly, homeVisitsOnly } = this.request
    return (entry.barrierfree || !barrierfreeOnly) && (!homeVisitsOnly || this.mayCome(entry))
  }

  /** Returns whether it may make home visits; unknown counts as yes. */
  mayCome(entry: Entry): boolean {
    return this.nearness.answer(entry) !== 'no'
  }

  private nameOf(number: number): string {
    return this.context.words.categories[number]?.name ?? ''
  }
}

const isNumeric = ({ plain }: QueryWord) => /^\d+$/.test(plain)
