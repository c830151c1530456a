import type { Entry } from '#shared/entry'
import { passesFilter } from '#shared/filters'
import type { EntryStore } from '../EntryStore.ts'
import { nameKey } from '../nameKey.ts'
import { plainWords } from '../words/plainWords.ts'
import { fitIn, tellingWords, wholeFit, wordTest } from './fit.ts'
import { Nearness } from './Nearness.ts'
import { type Hit, inOrder } from './order.ts'
import type { NamedPlace } from './PlaceNames.ts'
import type { QueryWord } from './queryWords.ts'
import { type Kind, kinds, saidTexts } from './SaidWords.ts'
import type { SearchContext } from './SearchContext.ts'
import type { SearchRequest } from './searchRequest.ts'

export interface Search {
  context: SearchContext
  entries: EntryStore
  request: SearchRequest
}

/** Each entry with the surest kind in which it was found. */
export class Candidates {
  readonly nearness: Nearness
  private hits = new Map<Entry, Hit>()
  private groups = 0
  readonly telling: ReturnType<typeof tellingWords>

  constructor(readonly search: Search) {
    this.nearness = new Nearness(search.context, search.request)
    this.telling = tellingWords(search.request.understood.asked, search.entries.words)
  }

  get size() {
    return this.hits.size
  }

  /** Adds entries, which rank behind earlier ones of the same kind. */
  take(entries: Iterable<Entry>, kind: Kind, fitOf: (entry: Entry) => number = () => wholeFit) {
    const group = ++this.groups
    const fits = [...entries].map((entry) => ({ entry, fit: fitOf(entry) }))
    const bestOfGroup = fits.reduce((best, { fit }) => Math.max(best, fit), 0)
    for (const { entry, fit } of fits) this.add({ entry, kind, group, fit, bestOfGroup })
  }

  add(hit: Hit) {
    const before = this.hits.get(hit.entry)
    if (this.isWanted(hit.entry) && (!before || hit.kind < before.kind)) this.hits.set(hit.entry, hit)
  }

  private isWanted(entry: Entry) {
    const makesHomeVisits = (entry: Entry) => this.nearness.mayCome(entry)
    return this.search.request.filters.every((name) => passesFilter(name, entry, { makesHomeVisits }))
  }

  inOrder() {
    const { request, context } = this.search
    return inOrder(this.hits.values(), this.nearness, request, context.homeVisitsByNature)
  }

  ofCategory(number: number): readonly Entry[] {
    return this.search.entries.inCategory(this.nameOf(number))
  }

  nameOf(number: number) {
    return this.search.context.words.categories[number]?.name ?? ''
  }

  /** @param less what its providers fit less */
  takeCategory(number: number, kind: Kind, less = 0) {
    const { context, request } = this.search
    const { asked, meantBy } = request.understood
    const entries = this.ofCategory(number)
    const surely = meantBy.get(number) ?? new Map()
    const fitOf = fitIn(this.nameOf(number), entries, asked, surely, this.telling, context.words)
    this.take(entries, kind, (entry) => fitOf(entry) - less)
  }

  /** More for the first of the categories. */
  closeness({ category }: Entry, categories: readonly number[]) {
    const rank = categories.findIndex((number) => nameKey(this.nameOf(number)) === nameKey(category))
    return -(rank === -1 ? categories.length : rank)
  }

  saying(words: readonly QueryWord[]): Entry[] {
    return this.search.entries.words.exactAll(words.map(({ plain }) => plain))
  }

  /** Entries with one word as a whole and the others in parts of words; outside the meant categories, in one service. */
  sayingInParts(words: readonly QueryWord[]): Entry[] {
    const tests = words.map(wordTest)
    const isIn = (text: string) => tests.every((test) => test(text))
    const { categories } = this.search.request.understood
    const meant = new Set(categories.map((number) => nameKey(this.nameOf(number))))
    return [...new Set(words.flatMap((word) => this.saying([word])))].filter((entry) => {
      const { offer, services } = saidTexts(entry)
      if (!isIn(offer)) return false
      return meant.has(nameKey(entry.category)) || services.some((one) => isIn(` ${one.join(' ')} `))
    })
  }

  takePlace(place: NamedPlace) {
    const { entries, request } = this.search
    const { placeWords, otherPlaces } = request.understood
    this.takeLiteral(placeWords)
    const located = this.locatedIn(place)
    this.take(located, kinds.guess)
    const areVisitsWanted = request.filters.includes('homeVisits') || located.length === 0
    const visiting = [...entries.values()].filter((entry) => this.nearness.comesToPlace(entry))
    if (areVisitsWanted) this.take(visiting, kinds.guess)
    for (const other of otherPlaces) this.take(this.locatedIn(other), kinds.guess)
  }

  locatedIn({ towns, postcodes }: NamedPlace): Entry[] {
    const { entries } = this.search
    return [
      ...[...towns].flatMap((key) => [...entries.towns.entriesOf(key)]),
      ...[...postcodes].flatMap((key) => [...entries.postcodes.entriesOf(key)]),
    ]
  }

  /** Those that may mean all of the words: names first, slips last; returns whether there are some. */
  takeLiteral(words: readonly QueryWord[], isMeant: (entry: Entry) => boolean = () => true) {
    const fits = this.literal(words)
    const found = [...fits.keys()].filter((entry) => this.isWanted(entry) && isMeant(entry))
    this.take(found, kinds.guess, (entry) => fits.get(entry) ?? 0)
    return found.length > 0
  }

  /** The entries that may mean all of the words, slips mended, with how well they do. */
  literal(words: readonly QueryWord[]): Map<Entry, number> {
    const { entries, context, request } = this.search
    const { corrected } = request.understood
    const text = words.map(({ typed }) => corrected.get(typed) ?? typed).join(' ')
    const plain = plainWords(text)
    // A known word is no slip of another.
    const areWords = words.every((word) => context.words.conceptIndex.spelling.has(word.plain))
    const fits = new Map<Entry, number>()
    for (const entry of entries.words.fuzzyAll(text, areWords)) {
      const own = saidTexts(entry).name
      const isBegun = (word: string) => own.some((text) => text.startsWith(word))
      const pointsOf = (word: string) => (own.includes(word) ? 2 : Number(isBegun(word)))
      const points = plain.reduce((sum, word) => sum + pointsOf(word), 0)
      fits.set(entry, points)
    }
    return fits
  }
}
