import { answeredNames } from '#shared/categoryName'
import type { FoundCategory, SearchHelp } from '#shared/searchHelp'
import type { EntryStore } from '../EntryStore.ts'
import { plainWords } from '../words/plainWords.ts'
import type { CachedSearch } from './cachedSearch.ts'
import { queryWithoutPlace } from './queryWithoutPlace.ts'
import type { QueryWord } from './queryWords.ts'
import type { SearchContext } from './SearchContext.ts'
import type { ParsedQuery } from './searchRequest.ts'
import { urgentOfNumber } from './siteNumbers.ts'

const maxCategories = 6
const maxNearly = 3

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

export function searchHelp(
  context: SearchContext,
  entries: EntryStore,
  { request, found }: CachedSearch,
): SearchHelp {
  const { understood, text, time } = request
  const { categories, phone, place, corrected, advice } = understood
  const ofNumber =
    phone === null ? null : urgentOfNumber(phone, request.siteNumbers(), (label) => context.understand(label))
  const meant = categories.length > 0 ? categories : begun(context, understood)
  const closest = found.offered.length > 0 ? [] : meant
  return {
    urgent: ofNumber ?? understood.urgent,
    categories: infoOf(context, entries, found.offered.slice(0, maxCategories)),
    nearly: infoOf(context, entries, closest.slice(0, maxNearly)),
    place: place?.label ?? '',
    withoutPlace: queryWithoutPlace(text, understood),
    ...(found.isNobodyThere && { isNobodyThere: true }),
    ...describePlace(context, understood),
    ...(time && { time: { label: time.label, queryWithout: time.rest, ...(time.isNow && { isNow: true }) } }),
    notComing: found.notComing,
    unfiltered: found.unfiltered,
    didYouMean: corrected.size > 0 ? applyCorrections(text, corrected) : '',
    leftOut: found.leftOut,
    ...(found.isNearly && { isNearly: true }),
    ...(found.number && { number: found.number }),
    advice,
  }
}

function describePlace(context: SearchContext, understood: ParsedQuery): Pick<SearchHelp, 'where'> {
  const { place, placeWords } = understood
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

/** The categories whose names have a word that begins like one of the query. */
const begun = ({ words }: SearchContext, { content }: ParsedQuery) =>
  words.categories.flatMap(({ name, names }, number) => {
    const own = plainWords([name, ...Object.values(names)].join(' '))
    const isBegun = ({ plain }: QueryWord) => plain.length > 4 && own.some((word) => word.startsWith(plain))
    return content.some(isBegun) ? [number] : []
  })
