import type { Entry } from '@directory/shared/entry'
import type { UnknownNumber } from '@directory/shared/searchHelp'
import { byName } from '../byName.ts'
import type { EntryStore } from '../EntryStore.ts'
import { nameKey } from '../nameKey.ts'
import { plainWords, stemOf } from '../words/plainWords.ts'
import type { SearchHit } from '../words/SearchIndex.ts'
import { EntrySearch } from './EntrySearch.ts'
import { entriesNamedInQuery } from './entriesNamedInQuery.ts'
import { FoundEntries } from './FoundEntries.ts'
import { findSaid, type NamedCategories } from './findSaid.ts'
import { MeantCategories, maxHits } from './MeantCategories.ts'
import type { NamedPlace } from './PlaceNames.ts'
import type { QueryWord } from './queryWords.ts'
import type { SearchContext } from './SearchContext.ts'
import { hasAll, type Kind, kinds, SaidWords } from './saidKinds.ts'
import type { SearchRequest } from './searchRequest.ts'
import { isOfSite } from './siteNumbers.ts'
import { isWord, joinTyped, stemsIfLongEnough } from './wordTexts.ts'

/** Maximum number of mentions whose services are checked one by one. */
const maxSorted = 60
/** Maximum number of entries with the mended words in their names: of more none is meant. */
const maxMended = 3

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
  /** True if the whole query is a name, a category's or a service. */
  isTyped: boolean
  /** True if an entry says what was typed or is of a category of that name, or the query is more than words. */
  isSaid: boolean
  /** True if the words only mean the entries. */
  isNearly?: boolean
  /** Numbers of the categories to offer, best first. */
  offered: readonly number[]
  /** True if an entry that fits names the place of the query, or comes there. */
  isServed: boolean
}

type Found = Omit<FoundProviders, 'notComing' | 'unfiltered'>

/** Returns the providers for a search request, best first, at most 200. */
export function findProviders(
  context: SearchContext,
  entries: EntryStore,
  request: SearchRequest,
): FoundProviders {
  const search = (changes: Partial<SearchRequest>) =>
    new ProviderSearch(new EntrySearch(context, entries, { ...request, ...changes }))
  const providers = search({}).find()
  const { homeVisitsOnly, barrierfreeOnly } = request
  const all = homeVisitsOnly ? search({ homeVisitsOnly: false }) : null
  const isEmptied = (homeVisitsOnly || barrierfreeOnly) && providers.entries.length === 0
  return {
    ...providers,
    notComing: all ? all.find().entries.filter((entry) => !all.search.mayCome(entry)).length : 0,
    unfiltered: isEmptied
      ? search({ homeVisitsOnly: false, barrierfreeOnly: false }).find().entries.length
      : 0,
  }
}

class ProviderSearch {
  private found: FoundEntries
  private number: UnknownNumber | undefined
  /** True if everything in a place is wanted. */
  private isPlace = false
  private meant: MeantCategories
  /** Numbers of the categories that the query names. */
  private named: NamedCategories = { categories: [], isName: false }

  constructor(readonly search: EntrySearch) {
    this.found = new FoundEntries(search)
    this.meant = new MeantCategories(search)
  }

  find(): Found {
    const { categories, content, unknown, unmatched, place, words, phone, urgent } =
      this.search.request.understood
    const slips = this.takeNamed()
    if (phone !== null && (this.found.size > 0 || content.every(isNumeric))) return this.answer(content)
    if (content.length === 0 && place) return this.answer(this.takePlace())
    const [only] = words
    if (categories.length === 0 && content.length === 0 && words.length < 2 && isWord(only)) {
      // 'und' alone would match every entry, so the entry's name must contain the word.
      this.found.take(
        this.search.literal([only], ({ name }) => plainWords(name).includes(only.plain)),
        kinds.name,
      )
      return this.answer([])
    }
    const { placeWords, otherPlaceWords, corrected } = this.search.request.understood
    const said = new SaidWords(
      words.filter((word) => !placeWords.includes(word) && !otherPlaceWords.includes(word)),
    )
    // Whoever has an emergency is not looking for what is named after it.
    if (urgent === null && !said.isNothing) this.takeSaid(said.isWhole || categories.length === 0, said)
    const isSaid = this.found.size > 0
    this.found.takeInOrder(slips, kinds.wholeName)
    if (categories.length === 0) {
      const leftOut = this.takeLiterally(content, isSaid)
      return this.answer(isSaid ? [] : leftOut)
    }
    if (!isSaid && corrected.size > 0) this.takeMended(content)
    const leftOut = unknown.length > 0 && !this.takeUnknown() ? unknown : []
    if (unknown.length === 0 || leftOut.length > 0) this.takeCategories(isSaid)
    return this.answer(isSaid ? [] : [...new Set([...leftOut, ...unmatched])])
  }

  /** Takes the providers that are or say what was typed, by kinds. */
  private takeSaid(isWhole: boolean, said: SaidWords): void {
    const { named, byKind } = findSaid(said, isWhole, this.search)
    this.named = named
    const take = (some: readonly Kind[]) => {
      for (const kind of some) this.found.take(byKind.get(kind) ?? [], kind)
    }
    take([kinds.wholeService, kinds.name])
    if (named.categories.length > 0 && !named.isName)
      this.found.take(this.meant.namedAfterThing(), kinds.category)
    for (const number of named.categories) this.found.takeInOrder(this.meant.inOrder(number), kinds.category)
    take([kinds.service, kinds.nearService, kinds.offer, kinds.details])
  }

  private answer(leftOut: readonly QueryWord[]): Found {
    const { siteNumbers, understood } = this.search.request
    const isOther = understood.phone !== null || understood.urgent !== null || this.isPlace
    const isMeant = (kind: Kind) => kind === kinds.category && !this.named.isName
    const isSaid = this.found.hasKind((kind) => kind <= kinds.details)
    const isAnswered = understood.phone !== null && isOfSite(understood.phone, siteNumbers)
    return {
      entries: this.found.inOrder().slice(0, maxHits),
      leftOut: leftOut.flatMap((word) => (isAnswered && isNumeric(word) ? [] : word.typed)),
      ...(this.number && { number: this.number }),
      isTyped: this.found.hasKind((kind) => kind <= kinds.nearService && !isMeant(kind)),
      isSaid: isOther || this.found.hasKind((kind) => kind <= kinds.details && !isMeant(kind)),
      ...(!isOther && this.found.size > 0 && !isSaid && { isNearly: true }),
      offered: this.found.offered(this.named.categories),
      isServed: this.found.isServed,
    }
  }

  /** Takes the entries whose name or telephone number was typed, which come first; returns those typed with a slip. */
  private takeNamed(): Entry[] {
    const { context, entries, nearness, request } = this.search
    const number = request.understood.phone
    const isNearby = (entry: Entry) => nearness.isNearby(entry)
    const { exact, withSlip } =
      number === null
        ? entriesNamedInQuery(request, { context, entries, isNearby })
        : { exact: [this.ofNumber(number)], withSlip: [] }
    const inOrder = (group: readonly Entry[]) =>
      this.search.sorted(
        group.filter((entry) => this.search.isWanted(entry)).map((entry) => ({ entry, score: 0 })),
      )
    for (const group of exact) this.found.takeInOrder(inOrder(group), kinds.wholeName)
    return withSlip.flatMap(inOrder)
  }

  private ofNumber(number: string): Entry[] {
    const { phones } = this.search.entries
    const exact = phones.find(number)
    if (exact.length > 0) return exact
    if (isOfSite(number, this.search.request.siteNumbers)) return []
    const ofLine = phones.findLine(number)
    this.number = ofLine.length > 0 ? 'alike' : 'unknown'
    return ofLine
  }

  /** Takes all entries in a place. */
  private takePlace(): [] {
    this.isPlace = true
    const { placeWords, place, otherPlaces } = this.search.request.understood
    this.found.take(this.search.literal(placeWords), kinds.guess)
    if (this.found.size >= maxHits) return []
    const located = place ? this.locatedIn(place) : []
    if (this.search.request.homeVisitsOnly || located.length === 0)
      located.push(
        ...[...this.search.entries.values()].filter((entry) => this.search.nearness.comesToPlace(entry)),
      )
    const matching = [...new Set(located)].filter((entry) => this.search.isWanted(entry))
    this.found.takeInOrder(this.inOrder(matching), kinds.guess)
    for (const other of otherPlaces)
      this.found.takeInOrder(
        this.inOrder(this.locatedIn(other).filter((entry) => this.search.isWanted(entry))),
        kinds.guess,
      )
    return []
  }

  private locatedIn(place: NamedPlace): Entry[] {
    const { towns, postcodes } = this.search.entries
    return [
      ...[...place.towns].flatMap((key) => [...towns.entriesOf(key)]),
      ...[...place.postcodes].flatMap((key) => [...postcodes.entriesOf(key)]),
    ]
  }

  private inOrder(entries: Entry[]): Entry[] {
    return entries.sort((a, b) => this.search.age(a) - this.search.age(b) || byName(a, b))
  }

  /** Takes the categories' providers, then those that name the thing, then those that mention it. */
  private takeCategories(isSaid: boolean): void {
    const { isWider, offered } = this.search.request.understood
    if (!isWider) this.found.take(this.meant.namedAfterThing(), kinds.meaning)
    for (const number of this.meant.comingFirst())
      if (this.found.size < maxHits)
        this.found.takeInOrder(
          this.meant.inOrder(number),
          !isWider && offered.includes(number) ? kinds.meaning : kinds.guess,
        )
    if (this.found.size < maxHits) this.takeMentions(isSaid)
  }

  /** Takes the few entries whose name has the words once their slips are mended. */
  private takeMended(content: readonly QueryWord[]): void {
    const named = this.search.literal(content, ({ name }) => hasAll(plainWords(name), content))
    if (named.length <= maxMended) this.found.take(named, kinds.guess)
  }

  /** Takes entries with the unknown words, names first: 'Salon Lindenblatt', 'Huber'; returns false if none. */
  private takeUnknown(): boolean {
    const { unknown, content, placeWords, categories, isWider } = this.search.request.understood
    const { words } = this.search.context
    const meant = new Set(isWider ? [] : categories.map((number) => words.categories[number]?.key))
    const isMeant = ({ category }: Entry) => meant.has(nameKey(category))
    const meantHits = [
      ...this.search.literal([...unknown, ...placeWords], isMeant),
      ...this.search.literal(unknown, isMeant),
    ]
    const hits = this.search.literal(content)
    this.found.take(meantHits, kinds.meaning)
    this.found.take(hits, kinds.guess)
    return meantHits.length + hits.length > 0
  }

  private takeMentions(isSaid: boolean): void {
    const { content, unknown, categories } = this.search.request.understood
    const contentWords = content.filter((word) => word.weight === 'content' && !unknown.includes(word))
    const [bestCategory = 0] = categories
    const seen = new Set<Entry>()
    const hits: SearchHit[] = []
    const stems = contentWords.map(({ stem }) => stem)
    const ofCategory = plainWords(this.search.nameOf(bestCategory)).map(stemOf)
    const typed = joinTyped(contentWords)
    // Whoever says the words in any form was found before.
    const texts = isSaid ? [typed] : [typed, stemsIfLongEnough(stems), stemsIfLongEnough(ofCategory)]
    for (const text of texts) {
      // Without a place the first hits stay the first.
      if (!this.search.nearness.origin && hits.length >= maxHits) break
      const isSpeltRight = isSaid || text !== typed || this.search.areWords(contentWords)
      for (const hit of text === '' ? [] : this.search.hits(text, { isSpeltRight })) {
        if (seen.has(hit.entry) || this.found.has(hit.entry)) continue
        seen.add(hit.entry)
        hits.push(hit)
      }
    }
    const offers = (entry: Entry) => this.search.context.offers(entry.services, bestCategory)
    const first = hits.slice(0, maxSorted)
    const naming = new Set(first.filter(({ entry }) => offers(entry)))
    this.found.take([...naming], kinds.guess)
    this.found.take(
      hits.filter((hit) => !naming.has(hit)),
      kinds.guess,
    )
  }

  /** Takes entries with every word; if there are none, leaves out the least specific ones and returns those. */
  private takeLiterally(content: readonly QueryWord[], isSaid: boolean): QueryWord[] {
    const { placeWords, otherPlaceWords, words: all } = this.search.request.understood
    const asTyped = content.length > 0 ? [...content, ...placeWords, ...otherPlaceWords] : all
    this.found.take(this.search.literal(asTyped), kinds.guess)
    if (isSaid || this.found.size > 0) return []
    const left = content
      .map((word) => ({ word, specificity: this.search.specificity(word) }))
      .sort((a, b) => b.specificity - a.specificity)
      .map(({ word }) => word)
    const leftOut: QueryWord[] = []
    while (left.length > 0 && this.found.size === 0) {
      if (left.length < content.length || placeWords.length > 0)
        this.found.take(this.search.literal(left), kinds.guess)
      if (this.found.size > 0) break
      leftOut.unshift(left.pop() as QueryWord)
    }
    if (this.found.size === 0 && this.search.request.understood.place) this.takePlace()
    return content.filter((word) => leftOut.includes(word))
  }
}

const isNumeric = ({ plain }: QueryWord) => /^\d+$/.test(plain)
