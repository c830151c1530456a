import type { Entry } from '#shared/entry'
import type { UnknownNumber } from '#shared/searchHelp'
import { nameKey } from '../nameKey.ts'
import { Candidates, type Search } from './Candidates.ts'
import type { NamedCategories } from './DirectoryWords.ts'
import type { Hit } from './order.ts'
import { isOrdinary, isTreatment, type QueryWord, queryWords } from './queryWords.ts'
import { hasAll, type Kind, kinds, SaidWords, saidTexts } from './SaidWords.ts'
import type { ParsedQuery, SearchRequest } from './searchRequest.ts'
import { isOfSite } from './siteNumbers.ts'
import { takeMeant, takeSaid, takeServices } from './sources.ts'

const maxHits = 200
/** Categories offered because their providers say the words. */
const maxSaying = 3

export interface FoundProviders {
  entries: Entry[]
  /** Words of the query that the entries do not answer, as typed. */
  leftOut: string[]
  /** With the filter for home visits: number of further entries without it. */
  notComing: number
  /** If filters exclude all entries: number of entries without filters. */
  unfiltered: number
  /** For a telephone number that no entry has: whether the entries have a similar one. */
  number?: UnknownNumber
  /** The whole query names an entry, a category or a service. */
  isTyped: boolean
  /** An entry offers what was typed or is of a category of that name, or for a number, place or emergency. */
  isOffered: boolean
  isNearly: boolean
  offered: readonly number[]
  /** No fitting entry is in the query's place, names it or makes home visits there. */
  isNobodyThere: boolean
}

export function findProviders(search: Search): FoundProviders {
  const find = (changes: Partial<SearchRequest>) =>
    new ProviderSearch({ ...search, request: { ...search.request, ...changes } })
  const providers = find({}).find()
  const { filters } = search.request
  const all = find({ filters: filters.filter((name) => name !== 'homeVisits') })
  const cannotVisit = (entry: Entry) => !all.found.nearness.mayCome(entry)
  const isEmptied = filters.length > 0 && providers.entries.length === 0
  return {
    ...providers,
    notComing: filters.includes('homeVisits') ? all.find().entries.filter(cannotVisit).length : 0,
    unfiltered: isEmptied ? find({ filters: [] }).find().entries.length : 0,
  }
}

/** Looks for names, then texts, then meanings, then guesses. */
class ProviderSearch {
  readonly found: Candidates
  private understood: ParsedQuery
  private number: UnknownNumber | undefined
  private named: Omit<NamedCategories, 'isSure'> = { categories: [], isName: false }

  constructor(private search: Search) {
    this.found = new Candidates(search)
    this.understood = search.request.understood
  }

  find(): Omit<FoundProviders, 'notComing' | 'unfiltered'> {
    const { categories, content, place, asked, phone, urgent, corrected } = this.understood
    if (phone === null && this.takeNames()) return this.answer([])
    if (phone !== null) this.takeNumber(phone)
    if (phone !== null && (this.found.size > 0 || content.every(isNumeric))) return this.answer([])
    if (content.length === 0 && place) {
      this.found.takePlace(place)
      return this.answer([])
    }
    const mended = asked.map((word) => ({ ...word, typed: corrected.get(word.typed) ?? word.typed }))
    // In an emergency ('Herzinfarkt') entries of that name do not help; 'Notdienst am Sonntag' is a service.
    if (urgent !== null && asked.length > 1)
      takeServices(new SaidWords(asked), this.found, kinds.wholeService)
    for (const words of urgent === null ? [asked, mended] : [])
      if (this.found.size === 0) this.named = takeSaid(new SaidWords(words), this.found)
    const isSaid = this.found.size > 0
    const leftOut = categories.length === 0 ? this.takeLiterally(isSaid) : takeMeant(this.found)
    return this.answer(isSaid ? [] : leftOut)
  }

  private answer(leftOut: readonly QueryWord[]) {
    const { phone, urgent, content } = this.understood
    const isOther = phone !== null || urgent !== null || content.length === 0
    const hits = this.found.inOrder()
    const isNearly = !isOther && (hits[0]?.kind ?? 0) > kinds.details
    const isSaid = (last: Kind) =>
      hits.some(({ kind }) => kind <= last && (kind !== kinds.category || this.named.isName))
    return {
      entries: hits.slice(0, maxHits).map(({ entry }) => entry),
      leftOut: leftOut.flatMap((word) => (phone !== null && isNumeric(word) ? [] : word.typed)),
      number: this.number,
      isTyped: isSaid(kinds.service),
      isOffered: isOther || isSaid(kinds.offer),
      isNearly,
      offered: this.offered(hits),
      isNobodyThere: hits.length > 0 && !isNearly && !this.isServed(hits),
    }
  }

  /** The categories to offer: those that the query names or hits say, not those of parts of its words. */
  private offered(hits: readonly Hit[]) {
    const offered = this.understood.isWider ? [] : this.understood.categories
    const { categories } = this.search.context.words
    if (this.named.categories.length > 0) return [...new Set([...this.named.categories, ...offered])]
    const isSaying = ({ kind }: Hit) => kind === kinds.service
    const saying = new Set(hits.filter(isSaying).map(({ entry }) => nameKey(entry.category)))
    if (saying.size === 0 || offered.some((number) => saying.has(categories[number]?.key ?? '')))
      return offered
    return [...saying].map((key) => categories.findIndex((one) => one.key === key)).slice(0, maxSaying)
  }

  private isServed(hits: readonly Hit[]) {
    if (!this.understood.place) return true
    const isFitting = ({ kind, entry }: Hit) =>
      kind <= kinds.meaning || hits[0]?.kind === kind || entry.category === hits[0]?.entry.category
    return hits.some((hit) => isFitting(hit) && this.found.nearness.serves(hit.entry))
  }

  /** Takes entries by their whole name, perhaps before a town; returns whether nothing else can be meant. */
  private takeNames() {
    const { words, placeWords } = this.understood
    const isSure = this.takeNamed(this.search.request.text, () => true)
    if (placeWords.length === 0) return isSure
    const others = words.flatMap((word) => (placeWords.includes(word) ? [] : word.typed))
    const rest = [...new Set(others)].join(' ')
    // 'Ambulante Pflege Ebern' does not mean an entry of that name in Haßfurt.
    return this.takeNamed(rest, (entry) => this.found.nearness.serves(entry)) || isSure
  }

  private takeNamed(name: string, isThere: (entry: Entry) => boolean) {
    const words = queryWords(name)
    const { words: known } = this.search.context
    const isThing = words.every(({ plain, weight }) => weight !== 'content' || known.hasSpelling(plain))
    if (words.length === 0 || (isThing && words.length < 2)) return false
    const { exact, withSlip } = this.search.entries.names.typed(name)
    const isMeant = (entry: Entry) => !isThing || isThere(entry)
    this.found.take((exact.length > 0 ? exact : withSlip).filter(isMeant), kinds.wholeName)
    return !isThing && exact.length > 0
  }

  private takeNumber(phone: string) {
    const { phones } = this.search.entries
    const exact = phones.find(phone)
    const isUnknown = exact.length === 0 && !isOfSite(phone, this.search.request.siteNumbers())
    const ofLine = isUnknown ? phones.findLine(phone) : []
    if (isUnknown) this.number = ofLine.length > 0 ? 'alike' : 'unknown'
    this.found.take([...exact, ...ofLine], kinds.wholeName)
  }

  /** Takes entries with every word; if there is none, leaves out the least specific words and returns these. */
  private takeLiterally(isSaid: boolean): readonly QueryWord[] {
    const { asked, words, content, place, urgent } = this.understood
    // 'und' is asked for only as part of a name.
    const isMeant = (entry: Entry) => content.length > 0 || hasAll(saidTexts(entry).name, words)
    const isTyped = (word: QueryWord) => content.includes(word) || !asked.includes(word)
    const asTyped = content.length > 0 ? words.filter(isTyped) : words
    if (urgent !== null || this.found.takeLiteral(asTyped, isMeant) || isSaid) return []
    const left = content.filter((word) => this.found.literal([word]).size > 0)
    // An entry that only brings does not answer 'Kartoffeln bringen lassen'.
    if (left.every((word) => word.weight !== 'content' || isOrdinary(word) || isTreatment(word)))
      left.length = 0
    while (left.length > 0 && !this.found.takeLiteral(left)) left.pop()
    if (this.found.size === 0 && place) this.found.takePlace(place)
    return content.filter((word) => !left.includes(word))
  }
}

const isNumeric = ({ plain }: QueryWord) => /^\d+$/.test(plain)
