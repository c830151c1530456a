import type { Entry } from '@directory/shared/entry'
import type { Position } from '@directory/shared/region'
import type { FoundCategory, SearchHelp, Suggested } from '@directory/shared/searchHelp'
import type { EntryStore } from '../EntryStore.ts'
import { townKeyOfEntry } from '../nameKey.ts'
import { plainWords } from '../words/plainWords.ts'
import type { CachedSearch } from './cachedSearch.ts'
import type { FoundProviders } from './findProviders.ts'
import { Nearness } from './Nearness.ts'
import type { NamedPlace } from './PlaceNames.ts'
import { queryWithoutPlace } from './queryWithoutPlace.ts'
import type { SearchContext } from './SearchContext.ts'
import type { SearchRequest } from './searchRequest.ts'
import { urgentOfNumber } from './siteNumbers.ts'
import type { ParsedQuery } from './understand.ts'

const maxCategories = 6
const maxNearly = 3

function infoOf(context: SearchContext, entries: EntryStore, numbers: readonly number[]): FoundCategory[] {
  return numbers.flatMap((number) => {
    const category = context.words.categories[number]
    if (!category) return []
    const { name, nameEn } = category
    const outside = entries.numberOutside(name)
    return [{ name, nameEn, providers: entries.numberOf(name), ...(outside > 0 && { outside }) }]
  })
}

/** Returns what a search understood, and what else may help. */
export function searchHelp(
  context: SearchContext,
  entries: EntryStore,
  { request, found }: CachedSearch,
): SearchHelp {
  const { understood } = request
  const { categories, isWider, phone, place, corrected, advice } = understood
  const ofNumber =
    phone === null ? null : urgentOfNumber(phone, request.siteNumbers, (label) => context.understand(label))
  const meant = isWider && found.offered === understood.offered ? [] : found.offered
  const closest = meant.length > 0 ? [] : categories.length > 0 ? categories : alike(context, request)
  return {
    urgent: ofNumber ?? understood.urgent,
    categories: infoOf(context, entries, meant.slice(0, maxCategories)),
    nearly: infoOf(context, entries, closest.slice(0, maxNearly)),
    place: place?.label ?? '',
    withoutPlace: queryWithoutPlace(request.text, understood),
    ...aroundPlace(context, request, found),
    ...describePlace(context, understood),
    ...(request.time && { time: { label: request.time.label, queryWithout: request.time.rest } }),
    notComing: found.notComing,
    unfiltered: found.unfiltered,
    didYouMean: corrected.size > 0 ? applyCorrections(request.text, corrected) : '',
    leftOut: found.leftOut,
    ...(found.isNearly && { isNearly: true }),
    ...(found.number && { number: found.number }),
    advice,
  }
}

/** Describes the best category's providers: in the query's place, or else visiting it or nearest. */
function aroundPlace(
  context: SearchContext,
  request: SearchRequest,
  { entries: hits, isServed }: FoundProviders,
): Pick<SearchHelp, 'around'> {
  const { place, categories, wantsVisits } = request.understood
  const [first] = hits
  if (!place) return {}
  const kind = categories.length > 0 ? hits.filter(({ category }) => category === first?.category) : hits
  const nearness = new Nearness(context, request)
  const elsewhere = kind.filter((entry) => !nearness.isLocatedThere(entry))
  const countHere = kind.length - elsewhere.length
  const coming = nearness.asksForVisits ? elsewhere.filter((entry) => nearness.comesToPlace(entry)).length : 0
  const [municipality] = context.namedLocation(request.understood)?.within ?? []
  const isOfMunicipality = isVillage(place) && countHere > 0 && municipality !== undefined
  const inPlace = isVillage(place) ? 0 : countHere
  // Providers that make home visits may come before those in the place: then the place is not shown.
  const isFirst = kind.slice(0, inPlace).every((entry) => nearness.isLocatedThere(entry))
  if (!isFirst) return {}
  const middle = inPlace > 0 ? null : context.middleOf(place)
  const others = isVillage(place) ? kind : elsewhere
  // A provider without home visits is no answer to the question who comes.
  const visiting = wantsVisits ? others.filter((entry) => nearness.mayCome(entry)) : others
  return {
    around: {
      inPlace,
      coming,
      ...(inPlace === 0 && isServed && { isServed }),
      ...(isOfMunicipality && { municipality: { name: municipality, providers: countHere } }),
      nearest: middle && nearestTo(middle, context, visiting),
    },
  }
}

/** Returns whether it is a village, whose providers are in its municipality, not in the village itself. */
const isVillage = ({ isTown, label }: NamedPlace) => !isTown && !/^\d+$/.test(label)

function nearestTo(middle: Position, context: SearchContext, entries: readonly Entry[]) {
  let nearest: { entry: Entry; metres: number } | null = null
  for (const entry of entries) {
    const metres = context.distance(entry, middle)
    if (metres < (nearest?.metres ?? Number.POSITIVE_INFINITY)) nearest = { entry, metres }
  }
  if (!nearest) return null
  const { name, city } = nearest.entry
  return { name, city, km: Math.max(1, Math.round(nearest.metres / 1000)) }
}

function describePlace(context: SearchContext, understood: ParsedQuery): Pick<SearchHelp, 'where'> {
  const location = context.namedLocation(understood)
  if (!understood.place || !location) return {}
  const { names, within = [], position, isOutside = false } = location
  const measuredFrom = context.measuredFrom(understood.place)
  const { place, placeWords } = understood
  const isSure = placeWords.length > plainWords(place.kept?.name ?? place.label).length
  const others = isSure ? [] : context.othersThan(place)
  return { where: { names: [...names], within: [...within], isOutside, position, measuredFrom, others } }
}

function applyCorrections(text: string, corrected: ReadonlyMap<string, string>): string {
  return text
    .normalize('NFC')
    .slice(0, 1000)
    .replace(/[\p{L}\p{N}\p{M}]+/gu, (word) => corrected.get(word) ?? word)
    .trim()
}

function alike({ words }: SearchContext, { understood }: SearchRequest): number[] {
  const typed = understood.content.filter(({ weight, stem }) => weight === 'content' && stem.length > 3)
  return words.categories.flatMap(({ name, nameEn }, number) => {
    const nameWords = plainWords(`${name} ${nameEn}`)
    return typed.some(({ stem }) => nameWords.some((word) => word.includes(stem))) ? [number] : []
  })
}

/** Minimum letters of a word that means a category, although it begins a name. */
const minMeantLetters = 4
const limits = { categories: 4, entries: 4, towns: 3 }
/** Maximum number of completions tried. */
const maxEnds = 12

/**
 * Returns suggestions while a visitor is typing; the last word may be unfinished.
 *
 * @param offered returns the categories that a search for a text offers
 */
export function suggest(
  context: SearchContext,
  entries: EntryStore,
  text: string,
  offered: (text: string) => readonly number[],
): Suggested {
  const query = text.slice(0, 200)
  const typed = plainWords(query)
  const last = typed.at(-1) ?? ''
  if (last === '') return { categories: [], entries: [], towns: [] }
  const { words } = entries
  const hits = [...words.readingAll(query, true).keys()]
    .filter((entry) => isBegun(entry.name, typed))
    .sort((a, b) => words.rank(a) - words.rank(b))
  const towns = /^\d{2,5}$/.test(typed.join(' '))
    ? townsOfPostcodes(entries, last)
    : context.places.beginningWith(typed.join(' '))
  const isName = towns.length > 0 || hits.length > 0
  const { thing, place } = withoutPlace(context, query)
  const isShort = (plainWords(thing).at(-1) ?? '').length < minMeantLetters && isName
  // Named or said before meant, as in the search itself.
  const meant = isShort ? [] : new Set([...offered(thing), ...context.understand(thing).categories])
  const numbers = categoriesWhileTyping(context, thing, [...meant], isName)
  return {
    categories: infoOf(context, entries, numbers).map((info) => ({
      ...info,
      ...(place && { inPlace: numberIn(entries, info.name, place) }),
    })),
    ...(place && { place: place.label }),
    entries: hits
      .slice(0, limits.entries)
      .map(({ uuid, name, category, city }) => ({ uuid, name, category, city })),
    towns: towns.slice(0, limits.towns),
  }
}

/** Splits a query into what is wanted and its town or postcode, whose last letters may be missing. */
function withoutPlace(context: SearchContext, query: string): { thing: string; place: NamedPlace | null } {
  const understood = context.understand(query)
  const thingSaid = queryWithoutPlace(query, understood)
  if (understood.place && thingSaid !== '') return { thing: thingSaid, place: understood.place }
  const [, thing = '', begun = ''] = /^(.*\S)\s+(\S+)$/u.exec(query.trim()) ?? []
  const isThing = begun.length >= minTownLetters && context.understand(thing).categories.length > 0
  const [town] = isThing ? context.places.beginningWith(plainWords(begun).join(' ')) : []
  if (town === undefined) return { thing: query, place: null }
  return { thing, place: context.understand(`${thing} ${town}`).place }
}

/** Returns the number of a category's providers in the place. */
function numberIn(entries: EntryStore, category: string, place: NamedPlace): number {
  if (isVillage(place)) return 0
  const { towns, postcodes } = place
  return entries
    .inCategory(category)
    .filter((entry) => towns.has(townKeyOfEntry(entry)) || postcodes.has(entry.plz)).length
}

/** Minimum letters of an unfinished town; fewer begin too many words. */
const minTownLetters = 3

function townsOfPostcodes({ postcodes }: EntryStore, digits: string): string[] {
  const some = postcodes
    .keys()
    .filter((postcode) => postcode.startsWith(digits))
    .sort()
  return [...new Set(some.map((postcode) => postcodes.city(postcode)))]
}

function isBegun(name: string, typed: readonly string[]): boolean {
  const nameWords = plainWords(name)
  return typed.every((word) => nameWords.some((other) => other.startsWith(word)))
}

/** Returns categories by name, then by meaning; of short beginnings only if they begin no name. */
function categoriesWhileTyping(
  context: SearchContext,
  query: string,
  meant: readonly number[],
  isName: boolean,
): number[] {
  const { words } = context
  const last = plainWords(query).at(-1) ?? ''
  const scores = new Map<number, number>()
  const note = (number: number, score: number) => scores.set(number, Math.max(scores.get(number) ?? 0, score))
  if (last.length > 1 || plainWords(query).length > 1) {
    words.categories.forEach(({ name, nameEn }, number) => {
      if (begins(name, query)) note(number, 4)
      else if (begins(nameEn, query)) note(number, 3.9)
    })
  }
  meant.forEach((number, rank) => {
    note(number, 3.5 - rank / 4)
  })
  if (last.length > 3 || (last.length > 1 && !isName && scores.size === 0)) {
    const before = query.trim().replace(/(?<![\p{L}\p{N}\p{M}])[\p{L}\p{N}\p{M}]+$/u, '')
    // A short beginning most likely becomes one of the shorter words.
    const ends = words.beginningWith(last)
    ends.slice(0, maxEnds).forEach((word, rank) => {
      const [first] = context.understand(before + word).categories
      if (first !== undefined) note(first, 2.5 - rank / 20)
    })
  }
  return [...scores]
    .sort(([a, m], [b, n]) => n - m || a - b)
    .slice(0, limits.categories)
    .map(([number]) => number)
}

/** Returns whether the typed words, of which the last may be unfinished, occur in the text. */
function begins(text: string, query: string): boolean {
  return ` ${plainWords(text).join(' ')}`.includes(` ${plainWords(query).join(' ')}`)
}
