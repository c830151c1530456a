import type { Entry } from '@directory/shared/entry'
import type { UnknownNumber } from '@directory/shared/searchHelp'
import { nameKey } from '../nameKey.ts'
import { Findings, type Search } from './Findings.ts'
import { namedInQuery } from './namedInQuery.ts'
import type { NamedPlace } from './PlaceNames.ts'
import type { QueryWord } from './queryWords.ts'
import { hasAll, type Kind, kinds, SaidWords, saidTexts } from './said.ts'
import type { SearchRequest } from './searchRequest.ts'
import { isOfSite } from './siteNumbers.ts'
import { takeMeant } from './takeMeant.ts'
import { type NamedCategories, takeSaid } from './takeSaid.ts'

const maxHits = 200
/** Maximum number of entries with the mended words in their names: of more none is meant. */
const maxNamed = 3

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
  /** True if an entry offers what was typed or is of a category of that name, or the query is more than words. */
  isOffered: boolean
  /** True if the words only mean the entries. */
  isNearly?: boolean
  /** Numbers of the categories to offer, best first. */
  offered: readonly number[]
  /** True if an entry that fits names the place of the query, or comes there. */
  isServed: boolean
}

type Found = Omit<FoundProviders, 'notComing' | 'unfiltered'>

/** Returns the providers for a search request, best first, at most 200. */
export function findProviders(search: Search): FoundProviders {
  const find = (changes: Partial<SearchRequest>) =>
    new ProviderSearch({ ...search, request: { ...search.request, ...changes } })
  const providers = find({}).find()
  const { filters } = search.request
  const all = filters.includes('homeVisits')
    ? find({ filters: filters.filter((name) => name !== 'homeVisits') })
    : null
  const isEmptied = filters.length > 0 && providers.entries.length === 0
  return {
    ...providers,
    notComing: all ? all.find().entries.filter((entry) => !all.found.nearness.mayCome(entry)).length : 0,
    unfiltered: isEmptied ? find({ filters: [] }).find().entries.length : 0,
  }
}

/** Looks for one kind of answer after the other: names, what is said, what is meant, and guesses. */
class ProviderSearch {
  readonly found: Findings
  private number: UnknownNumber | undefined
  /** True if everything in a place is wanted. */
  private isPlace = false
  private named: NamedCategories = { categories: [], isName: false }

  constructor(private search: Search) {
    this.found = new Findings(search)
  }

  find(): Found {
    const { categories, content, place, words, phone, urgent } = this.search.request.understood
    const slips = phone === null ? this.takeNames() : this.takeNumber(phone)
    if (phone !== null && (this.found.size > 0 || content.every(isNumeric))) return this.answer(content)
    if (content.length === 0 && place) return this.answer(this.takePlace(place))
    const [only] = words
    if (
      categories.length === 0 &&
      content.length === 0 &&
      words.length < 2 &&
      only &&
      only.plain.length > 1
    ) {
      // 'und' alone would match every entry, so the entry's name must contain the word.
      this.found.takeLiteral([only], kinds.name, (entry) => saidTexts(entry).name.includes(only.plain))
      return this.answer([])
    }
    const said = new SaidWords(this.found.otherWords)
    // Whoever has an emergency is not looking for what is named after it.
    if (urgent === null && !said.isNothing) this.named = takeSaid(said, this.found)
    const isSaid = this.found.size > 0
    this.found.take(slips, isSaid ? kinds.guess : kinds.wholeName)
    const leftOut = categories.length === 0 ? this.takeLiterally(isSaid) : this.takeMeant(isSaid)
    return this.answer(isSaid ? [] : leftOut)
  }

  private answer(leftOut: readonly QueryWord[]): Found {
    const { siteNumbers, understood } = this.search.request
    const { phone, urgent } = understood
    const isOther = phone !== null || urgent !== null || this.isPlace
    const isMeant = (kind: Kind) => kind === kinds.category && !this.named.isName
    const isSaid = this.found.hasKind((kind) => kind <= kinds.details)
    const isAnswered = phone !== null && isOfSite(phone, siteNumbers)
    const hits = this.found.inOrder()
    return {
      entries: hits.slice(0, maxHits).map(({ entry }) => entry),
      leftOut: leftOut.flatMap((word) => (isAnswered && isNumeric(word) ? [] : word.typed)),
      ...(this.number && { number: this.number }),
      isTyped: this.found.hasKind((kind) => kind <= kinds.nearService && !isMeant(kind)),
      isOffered: isOther || this.found.hasKind((kind) => kind <= kinds.offer && !isMeant(kind)),
      ...(!isOther && this.found.size > 0 && !isSaid && { isNearly: true }),
      offered: this.found.offered(this.named.categories, hits),
      isServed: this.found.isServed,
    }
  }

  /** Takes the entries whose name was typed; returns those typed with a slip. */
  private takeNames(): readonly Entry[] {
    const isNearby = (entry: Entry) => this.found.nearness.isNearby(entry)
    const { exact, withSlip } = namedInQuery(this.search.request, { ...this.search, isNearby })
    this.found.take(exact, kinds.wholeName)
    return withSlip
  }

  private takeNumber(phone: string): [] {
    const { phones } = this.search.entries
    const exact = phones.find(phone)
    const isUnknown = exact.length === 0 && !isOfSite(phone, this.search.request.siteNumbers)
    const ofLine = isUnknown ? phones.findLine(phone) : []
    if (isUnknown) this.number = ofLine.length > 0 ? 'alike' : 'unknown'
    this.found.take([...exact, ...ofLine], kinds.wholeName)
    return []
  }

  private takePlace(place: NamedPlace): [] {
    this.isPlace = true
    this.found.takePlace(place)
    return []
  }

  /** Takes those whom the words mean, then guesses; returns the words that nobody answers. */
  private takeMeant(isSaid: boolean): QueryWord[] {
    const { unknown, unmatched, content, corrected, categories, isWider } = this.search.request.understood
    if (!isSaid && corrected.size > 0)
      this.found.takeLiteral(
        content,
        kinds.meaning,
        (entry) => hasAll(saidTexts(entry).name, content),
        maxNamed,
      )
    if (unknown.length > 0) {
      const meant = new Set(isWider ? [] : categories.map((number) => nameKey(this.found.nameOf(number))))
      const isOfMeant = ({ category }: Entry) => meant.has(nameKey(category))
      const areThere = this.found.takeLiteral(unknown, kinds.meaning, isOfMeant)
      if (this.found.takeLiteral(content) || areThere) return [...unmatched]
    }
    takeMeant(this.found)
    this.found.takeLiteral(content.filter((word) => word.weight === 'content' && !unknown.includes(word)))
    return [...new Set([...unknown, ...unmatched])]
  }

  /** Takes entries with every word; if there are none, leaves out the least specific ones and returns those. */
  private takeLiterally(isSaid: boolean): QueryWord[] {
    const { placeWords, otherPlaceWords, words, content, place, urgent } = this.search.request.understood
    const asTyped = content.length > 0 ? [...content, ...placeWords, ...otherPlaceWords] : words
    if (this.found.takeLiteral(asTyped) || isSaid || this.found.size > 0 || urgent !== null) return []
    const specificity = (word: QueryWord) => {
      const count = this.found.literal([word]).size
      return count === 0 ? -2 : word.weight === 'content' ? 1 / count : -1
    }
    const left = content
      .map((word) => ({ word, worth: specificity(word) }))
      .sort((a, b) => b.worth - a.worth)
      .map(({ word }) => word)
    const leftOut: QueryWord[] = []
    while (left.length > 0 && !this.found.takeLiteral(left)) leftOut.unshift(left.pop() as QueryWord)
    if (this.found.size === 0 && place) this.takePlace(place)
    return content.filter((word) => leftOut.includes(word))
  }
}

const isNumeric = ({ plain }: QueryWord) => /^\d+$/.test(plain)
