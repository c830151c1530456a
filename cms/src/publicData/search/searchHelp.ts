import { answeredNames } from '@directory/shared/categoryName'
import type { Entry } from '@directory/shared/entry'
import type { Position } from '@directory/shared/region'
import type { FoundCategory, SearchHelp } from '@directory/shared/searchHelp'
import type { EntryStore } from '../EntryStore.ts'
import { plainWords } from '../words/plainWords.ts'
import type { CachedSearch } from './cachedSearch.ts'
import type { FoundProviders } from './findProviders.ts'
import { Nearness } from './Nearness.ts'
import { isVillage } from './PlaceNames.ts'
import { queryWithoutPlace } from './queryWithoutPlace.ts'
import type { SearchContext } from './SearchContext.ts'
import type { ParsedQuery, SearchRequest } from './searchRequest.ts'
import { urgentOfNumber } from './siteNumbers.ts'

const maxCategories = 6
const maxNearly = 3

/** Returns what there is to say of categories, and how many providers they have. */
export function infoOf(
  context: SearchContext,
  entries: EntryStore,
  numbers: readonly number[],
): FoundCategory[] {
  return numbers.flatMap((number) => {
    const category = context.words.categories[number]
    if (!category) return []
    const { name, names } = category
    const outside = entries.numberOutside(name)
    const counts = { providers: entries.numberOf(name), ...(outside > 0 && { outside }) }
    return [{ name, ...answeredNames(names), ...counts }]
  })
}

/** Returns what a search understood, and what else may help. */
export function searchHelp(
  context: SearchContext,
  entries: EntryStore,
  { request, found }: CachedSearch,
): SearchHelp {
  const { understood, text, time } = request
  const { categories, isWider, phone, place, corrected, advice } = understood
  const ofNumber =
    phone === null ? null : urgentOfNumber(phone, request.siteNumbers, (label) => context.understand(label))
  const meant = isWider && found.offered === understood.offered ? [] : found.offered
  const closest = meant.length > 0 ? [] : categories.length > 0 ? categories : alike(context, understood)
  return {
    urgent: ofNumber ?? understood.urgent,
    categories: infoOf(context, entries, meant.slice(0, maxCategories)),
    nearly: infoOf(context, entries, closest.slice(0, maxNearly)),
    place: place?.label ?? '',
    withoutPlace: queryWithoutPlace(text, understood),
    ...aroundPlace(context, request, found),
    ...describePlace(context, understood),
    ...(time && { time: { label: time.label, queryWithout: time.rest } }),
    notComing: found.notComing,
    unfiltered: found.unfiltered,
    didYouMean: corrected.size > 0 ? applyCorrections(text, corrected) : '',
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
  if (!place) return {}
  const kind = categories.length > 0 ? hits.filter(({ category }) => category === hits[0]?.category) : hits
  const nearness = new Nearness(context, request)
  const elsewhere = kind.filter((entry) => !nearness.isLocatedThere(entry))
  const countHere = kind.length - elsewhere.length
  const inPlace = isVillage(place) ? 0 : countHere
  // Providers that make home visits may come before those in the place: then the place is not shown.
  if (!kind.slice(0, inPlace).every((entry) => nearness.isLocatedThere(entry))) return {}
  const coming = nearness.asksForVisits ? elsewhere.filter((entry) => nearness.comesToPlace(entry)).length : 0
  const { within: [municipality] = [], position } = context.locate(place)
  const isOfMunicipality = isVillage(place) && countHere > 0 && municipality !== undefined
  const others = isVillage(place) ? kind : elsewhere
  // A provider without home visits is no answer to the question who comes.
  const visiting = wantsVisits ? others.filter((entry) => nearness.mayCome(entry)) : others
  return {
    around: {
      inPlace,
      coming,
      ...(inPlace === 0 && isServed && { isServed }),
      ...(isOfMunicipality && { municipality: { name: municipality, providers: countHere } }),
      nearest: position && inPlace === 0 ? nearestTo(position, context, visiting) : null,
    },
  }
}

function nearestTo(middle: Position, context: SearchContext, entries: readonly Entry[]) {
  const [nearest] = entries
    .map((entry) => ({ ...entry, metres: context.distance(entry, middle) }))
    .filter(({ metres }) => metres < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.metres - b.metres)
  if (!nearest) return null
  return { name: nearest.name, city: nearest.city, km: Math.max(1, Math.round(nearest.metres / 1000)) }
}

function describePlace(
  context: SearchContext,
  { place, placeWords }: ParsedQuery,
): Pick<SearchHelp, 'where'> {
  if (!place) return {}
  const { names, within = [], position, isOutside = false, measuredFrom } = context.locate(place)
  const isSure = placeWords.length > plainWords(place.kept?.name ?? place.label).length
  const others = isSure ? [] : context.othersThan(place)
  return { where: { names: [...names], within: [...within], isOutside, position, measuredFrom, others } }
}

const applyCorrections = (text: string, corrected: ReadonlyMap<string, string>) =>
  text
    .normalize('NFC')
    .slice(0, 1000)
    .replace(/[\p{L}\p{N}\p{M}]+/gu, (word) => corrected.get(word) ?? word)
    .trim()

/** Returns the categories whose names contain a word of the query. */
function alike({ words }: SearchContext, { content }: ParsedQuery): number[] {
  const typed = content.filter(({ weight, stem }) => weight === 'content' && stem.length > 3)
  return words.categories.flatMap(({ name, names }, number) => {
    const nameWords = plainWords([name, ...Object.values(names)].join(' '))
    return typed.some(({ stem }) => nameWords.some((word) => word.includes(stem))) ? [number] : []
  })
}
