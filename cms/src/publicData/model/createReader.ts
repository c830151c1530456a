import type { CataloguePart } from '#shared/cataloguePart'
import type { Catalogue } from '#shared/catalogues'
import type { CategoryInfo, Topic } from '#shared/category'
import { answeredNames } from '#shared/categoryName'
import type { Entry } from '#shared/entry'
import type { CallFilter } from '#shared/filters'
import { compareGermanStrictly } from '#shared/fold'
import { helpWhenClosed } from '#shared/helpWhenClosed'
import { type HoursMean, isHoursMean } from '#shared/hoursMean'
import type { Link } from '#shared/link'
import type { Locale } from '#shared/locales'
import type { PlainNoun } from '#shared/nouns'
import type { PublicHoliday } from '#shared/publicHoliday'
import type { RegionPlace } from '#shared/regionPlaces'
import { isSchemaType } from '#shared/schemaTypes'
import type { SearchHelp, Suggested } from '#shared/searchHelp'
import { emptySettings } from '#shared/settings'
import type { Town } from '#shared/town'
import { isForEverybody, linksOfRegions } from '../linksOfRegions.ts'
import { nameKey } from '../nameKey.ts'
import { datedNews, newestFirst, shownToday } from '../newsLists.ts'
import { regionDate } from '../onDate.ts'
import { type PlainLists, type PlainMaps, plainNames } from '../plainNouns.ts'
import { publicHolidays } from '../publicHolidays.ts'
import { regionPlacesOf } from '../RegionPlaces.ts'
import { cachedSearch } from '../search/cachedSearch.ts'
import { searchContextOf } from '../search/SearchContext.ts'
import { searchHelp } from '../search/searchHelp.ts'
import { siteNumbersOf } from '../search/siteNumbers.ts'
import { siteTitle } from '../search/siteTitles.ts'
import { suggest } from '../search/suggest.ts'
import { townsOf } from '../townsOf.ts'
import type { State } from './state.ts'
import { toPublicTopCategory, topCategoryTexts } from './topCategories.ts'

/** Examples, which fit a line on a narrow phone. */
const maxExamples = 3

export type Reader = ReturnType<typeof createReader>

/** The queries are synchronous: no change of data can happen within one. @param now in milliseconds */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its functions are counted one by one
export function createReader(state: () => State, now: () => number) {
  const today = () => regionDate(now())

  function settings() {
    const present = state().settings
    if (!present) throw new Error('The public data hold no settings')
    return present
  }

  function holidays(): PublicHoliday[] {
    const present = state().settings
    return present ? publicHolidays(present.federalState, present.localHolidayTowns, today()) : []
  }

  const storedCategories = () =>
    new Map([...state().categories.values()].map((row) => [nameKey(row.name), row]))

  function allCategories(region: string) {
    const inRegionOnly = region === settings().region.key
    const found = state().entries.categories(inRegionOnly)
    if (!inRegionOnly) {
      for (const { categories } of state().topCategories.values()) {
        for (const name of categories) if (!found.has(nameKey(name))) found.set(nameKey(name), name)
      }
    }
    const stored = storedCategories()
    return [...found].map(([key, name]) => stored.get(key)?.name ?? name).sort(compareGermanStrictly)
  }

  function categoryInfo(region: string): CategoryInfo[] {
    const names = allCategories(region)
    const { entries } = state()
    const inRegionOnly = region === settings().region.key
    const stored = storedCategories()
    return names.map((name) => {
      const outside = inRegionOnly ? 0 : entries.numberOutside(name)
      return {
        name,
        ...answeredNames(stored.get(nameKey(name))?.names),
        providers: entries.numberOf(name, inRegionOnly),
        ...(outside > 0 && { outside }),
      }
    })
  }

  const categoriesWith = (flag: 'homeVisitsByNature' | 'tellsPlaces') =>
    [...state().categories.values()]
      .flatMap((row) => (row[flag] ? [row.name] : []))
      .sort(compareGermanStrictly)

  function schemaTypeOf(category: string) {
    const type = storedCategories().get(nameKey(category))?.schemaType
    return isSchemaType(type) ? type : undefined
  }
  const hoursMeans = (): Record<string, HoursMean> =>
    Object.fromEntries(
      [...state().categories.values()].flatMap(({ name, hoursMean }) =>
        isHoursMean(hoursMean) && hoursMean !== 'open' ? [[name, hoursMean]] : [],
      ),
    )

  const regionPlaces = () => regionPlacesOf(state().entries)

  const placed = (entries: readonly Entry[]): Entry[] =>
    entries.map((entry) => state().entries.townPositions.place(entry))

  const context = () => searchContextOf(state().categories, state().entries)
  const seek = (text: string, from: string, filters: readonly CallFilter[]) => {
    const settings = state().settings
    const region = settings?.region ?? null
    const place = from === '' ? null : regionPlaces().find(from)
    const near = place && {
      names: place.names,
      within: place.within,
      position: { lat: place.lat, lon: place.lon },
    }
    const siteNumbers = () => siteNumbersOf(settings ?? emptySettings)
    const request = { text, filters, near, region, today: today() }
    return cachedSearch(context(), state().entries, { ...request, holidays, siteNumbers })
  }

  const page = (name: string) => state().pages.get(name) ?? null
  function all<Noun extends PlainNoun>(noun: Noun) {
    const maps: PlainMaps = state()
    return [...maps[noun].values()]
  }
  const plainLists = Object.fromEntries(plainNames.map((noun) => [noun, () => all(noun)])) as PlainLists
  const news = () => newestFirst(shownToday(all('news'), today()))
  const links = (regions: readonly string[] = []): Link[] =>
    linksOfRegions(all('links'), regions).filter(isForEverybody)

  const topCategoryRows = () =>
    [...state().topCategories.values()].sort(
      (a, b) => a.order - b.order || compareGermanStrictly(a.title, b.title),
    )

  function topCategoryRow(idOrTitle: string) {
    const key = nameKey(idOrTitle)
    return (
      state().topCategories.get(idOrTitle) ?? topCategoryRows().find(({ title }) => nameKey(title) === key)
    )
  }

  function categoriesOf(idOrTitle: string) {
    const row = topCategoryRow(idOrTitle)
    if (!row) return null
    const stored = storedCategories()
    const names = new Map(
      row.categories.map((name) => [nameKey(name), stored.get(nameKey(name))?.name ?? name]),
    )
    return [...names.values()].sort(compareGermanStrictly)
  }

  function topics(): Topic[] {
    const stored = storedCategories()
    const exampleOf = (name: string) => {
      const example = stored.get(nameKey(name))
      return { name: example?.name ?? name, ...answeredNames(example?.names) }
    }
    return topCategoryRows().map((row) => ({
      ...toPublicTopCategory(row),
      examples: row.categories.slice(0, maxExamples).map(exampleOf),
    }))
  }

  function category(name: string) {
    const key = nameKey(name)
    return allCategories('').find((one) => nameKey(one) === key) ?? null
  }

  /** The usual spelling, or today's name of one that formerly had this name; null if it is this. */
  function categoryNow(name: string) {
    const own = category(name)
    if (own !== null) return own === name ? null : own
    const key = nameKey(name)
    const heirs = [...state().categories.values()].filter(({ formerNames = [] }) =>
      formerNames.some((former) => nameKey(former) === key),
    )
    return heirs.map((heir) => category(heir.name)).find((found) => found !== null) ?? null
  }

  return {
    today,
    year: () => Number(today().slice(0, 4)),
    /** Always present once everything is loaded; defaults until the association has filled them in. */
    settings,
    holidays,
    ...plainLists,
    news,
    datedNews: () => datedNews(all('news'), today()),
    /** `region` is the configured region's key; anything else means everywhere. */
    allCategories,
    categoryInfo,
    categoriesWith,
    hoursMeans,
    /** The type in schema.org of a category's providers; undefined if none was chosen. */
    schemaTypeOf,
    topCategories: () => topCategoryRows().map(toPublicTopCategory),
    topics,
    topCategory: (idOrTitle: string) => {
      const row = topCategoryRow(idOrTitle)
      return row ? toPublicTopCategory(row) : null
    },
    categoriesOf,
    category,
    categoryNow,
    entriesOfCategory: (category: string, filters: readonly CallFilter[] = []): Entry[] =>
      state().entries.ofCategory(category, filters),
    /** `from` is a town or `lat,lon`; best first. */
    search: (query: string, from = '', filters: readonly CallFilter[] = []): Entry[] =>
      placed(seek(query, from, filters).found.entries),
    searchHelp: (query: string, from = '', filters: readonly CallFilter[] = []): SearchHelp => {
      const search = seek(query, from, filters)
      const elsewhere = siteTitle(search, { links, news, page })
      const [first] = search.found.entries
      const isToday = (search.request.time?.date ?? today()) === today()
      const whenClosed = first && isToday && helpWhenClosed(schemaTypeOf(first.category))
      const help = searchHelp(context(), state().entries, search)
      return { ...help, ...(elsewhere && { elsewhere }), ...(whenClosed && { whenClosed }) }
    },
    suggest: (query: string): Suggested =>
      suggest(context(), state().entries, query, (text) => seek(text, '', []).found.offered),
    similarEntries: (name: string, isWanted?: (entry: Entry) => boolean): Entry[] =>
      state().entries.names.similar(name, isWanted),
    links,
    page,
    places: () => regionPlaces().all(),
    place: (from: string) => regionPlaces().find(from),
    placeGuesses: (from: string) => regionPlaces().guesses(from),
    towns: (): Town[] => townsOf(state().entries.towns),
    /** Of its municipality in the settings, else of its addresses; or null. */
    middleOfPostcode(plz: string, except?: string) {
      const isMunicipality = ({ name, municipality, postcode, position }: RegionPlace) =>
        postcode === plz && name === municipality && position
      const kept = state().entries.townPositions.places.find(isMunicipality)?.position
      return kept ?? state().entries.middleOfAddresses(plz, except)
    },
    texts: (locale: Locale, parts: readonly CataloguePart[]): Catalogue =>
      topCategoryTexts(topCategoryRows(), locale, parts),
    entry: (uuid: string): Entry | null => state().entries.get(uuid) ?? null,
    /** Each once and in the order asked, and the ids without one. */
    entriesByIds(ids: readonly string[]): { entries: Entry[]; unknown: string[] } {
      const found = [...new Set(ids)].map((id) => ({ id, entry: state().entries.get(id) }))
      return {
        entries: placed(found.flatMap(({ entry }) => entry ?? [])),
        unknown: found.flatMap(({ id, entry }) => (entry ? [] : id)),
      }
    },
    entriesNamed: (category: string, name: string): Entry[] =>
      placed(state().entries.entriesNamed(category, name)),
    formerName: (category: string, name: string): Entry | null =>
      state().entries.formerly(category, name) ?? null,
  }
}
