import { setImmediate as pause } from 'node:timers/promises'
import type { TopCategory } from '@directory/shared/category'
import type { Entry } from '@directory/shared/entry'
import { compareGerman } from '@directory/shared/fold'
import type { Link } from '@directory/shared/link'
import type { News } from '@directory/shared/news'
import type { Position } from '@directory/shared/region'
import type { Settings } from '@directory/shared/settings'
import type { Town } from '@directory/shared/town'
import { type Change, type Noun, nounOfEntries, nouns, type Sources } from './changes.ts'
import { EntryStore } from './EntryStore.ts'
import { linksOfRegions } from './linksOfRegions.ts'
import { type Catalogues, mergeCatalogues } from './mergeCatalogues.ts'
import { nameKey } from './nameKey.ts'
import { newestFirst } from './newestFirst.ts'
import { createReadyAnswers, type ReadyAnswersOptions } from './readyAnswers.ts'
import { isPublished, type TopCategoryRow } from './rows.ts'
import { toPublicLink } from './toPublicLink.ts'
import { toPublicNews } from './toPublicNews.ts'
import { toPublicSettings } from './toPublicSettings.ts'
import { toPublicTopCategory } from './toPublicTopCategory.ts'
import { townsOf } from './townsOf.ts'

export interface ReadModelOptions {
  /** The message catalogues of the interface; labels of top categories join them. */
  messages?: Catalogues
  answers?: ReadyAnswersOptions
}

export type ReadModel = ReturnType<typeof createReadModel>

/** Together a few milliseconds. */
const entriesPerStep = 100

interface State {
  settings: Settings | null
  entries: EntryStore
  news: Map<string, News>
  links: Map<string, Link>
  /** HTML by name. */
  pages: Map<string, string>
  /** Names by id. */
  categories: Map<string, string>
  topCategories: Map<string, TopCategoryRow>
}

/** Everything the public reads, in memory. Queries are synchronous: between a change and the next one nothing can slip. */
export function createReadModel({ messages = { de: {}, en: {} }, answers: options }: ReadModelOptions = {}) {
  let state = emptyState()
  const answers = createReadyAnswers(options)
  const versions = new Map<string, number>()
  let changes = 0
  const bump = (changed: readonly Noun[]) => {
    changes++
    for (const noun of changed) versions.set(noun, (versions.get(noun) ?? 0) + 1)
  }

  /** Starts over from everything that is stored. */
  function replace(all: Sources): void {
    const next = emptyState()
    if (all.settings) setSettings(next, all.settings)
    for (const row of all.entries) next.entries.put(row)
    store(next, { noun: 'news', upsert: all.news })
    store(next, { noun: 'links', upsert: all.links })
    store(next, { noun: 'pages', upsert: all.pages })
    store(next, { noun: 'categories', upsert: all.categories })
    store(next, { noun: 'topCategories', upsert: all.topCategories })
    state = next
    bump(nouns)
    answers.clear()
  }

  /** Takes in what changed: every query shows it at once, and every answer when this resolves. */
  function apply(change: Change): Promise<void> {
    const touched = store(state, change)
    bump([change.noun])
    return answers.outdate([change.noun, ...touched])
  }

  /** The categories' own spelling by key, where a category is stored as such. */
  const ownSpelling = () => new Map([...state.categories.values()].map((name) => [nameKey(name), name]))

  function allCategories(region: string): string[] {
    const inRegionOnly = region === state.settings?.region.key
    const found = state.entries.categories(inRegionOnly)
    if (!inRegionOnly) {
      for (const { categories } of state.topCategories.values()) {
        for (const name of categories) if (!found.has(nameKey(name))) found.set(nameKey(name), name)
      }
    }
    const own = ownSpelling()
    return [...found].map(([key, name]) => own.get(key) ?? name).sort(compareGermanStrictly)
  }

  const topCategoryRows = () =>
    [...state.topCategories.values()].sort(
      (a, b) => a.order - b.order || compareGermanStrictly(a.title, b.title),
    )

  function topCategoryRow(idOrTitle: string): TopCategoryRow | undefined {
    const key = nameKey(idOrTitle)
    return state.topCategories.get(idOrTitle) ?? topCategoryRows().find(({ title }) => nameKey(title) === key)
  }

  function categoriesOf(idOrTitle: string): string[] | null {
    const row = topCategoryRow(idOrTitle)
    if (!row) return null
    const own = ownSpelling()
    const names = new Map(row.categories.map((name) => [nameKey(name), own.get(nameKey(name)) ?? name]))
    return [...names.values()].sort(compareGermanStrictly)
  }

  return {
    replace,
    apply,
    answers,
    /** Counts all changes: equal before and after something means that nothing came in between. */
    changes: (): number => changes,
    /** Makes what is otherwise made by the first search and the first comparison of names, in steps that nobody notices. */
    warm: async (): Promise<void> => {
      while (state.entries.warm(entriesPerStep)) await pause()
    },
    /** Counts the changes of a noun. */
    version: (noun: Noun): number => versions.get(noun) ?? 0,
    settings: (): Settings | null => state.settings,
    news: (): News[] => newestFirst(state.news.values()),
    /** `region` is the configured region's key; anything else means everywhere. */
    allCategories,
    topCategories: (): TopCategory[] => topCategoryRows().map(toPublicTopCategory),
    /** One top category by id or title. */
    topCategory: (idOrTitle: string): TopCategory | null => {
      const row = topCategoryRow(idOrTitle)
      return row ? toPublicTopCategory(row) : null
    },
    /** Null where there is no such top category. */
    categoriesOf,
    /** The public category of that name in its own spelling, or null. */
    category: (name: string): string | null =>
      allCategories('').find((category) => nameKey(category) === nameKey(name)) ?? null,
    entriesOfCategory: (category: string, barrierfreeOnly = false): Entry[] =>
      state.entries.ofCategory(category, barrierfreeOnly),
    search: (query: string, barrierfreeOnly = false): Entry[] =>
      state.entries.search.search(query, barrierfreeOnly),
    similarEntries: (name: string, isWanted?: (entry: Entry) => boolean): Entry[] =>
      state.entries.similarNames.similar(name, isWanted),
    similarNames: (name: string): { name: string; street: string; plz: string }[] =>
      state.entries.similarNames.similar(name).map(({ name, street, plz }) => ({ name, street, plz })),
    links: (regions: readonly string[] = []): Link[] => linksOfRegions(state.links.values(), regions),
    /** HTML of a page, or null. */
    page: (name: string): string | null => state.pages.get(name) ?? null,
    towns: (): Town[] => townsOf(state.entries.towns),
    /** The middle of the entries of a postcode, or null. */
    middleOfPostcode: (plz: string): Position | null => state.entries.postcodes.middle(plz),
    catalogues: (): Catalogues => mergeCatalogues(messages, topCategoryRows()),
    entry: (uuid: string): Entry | null => state.entries.get(uuid) ?? null,
    /** All of that name in the category. */
    entriesNamed: (category: string, name: string): Entry[] => state.entries.entriesNamed(category, name),
    /** The entry of the category that had this name in an earlier version. */
    formerName: (category: string, name: string): Entry | null =>
      state.entries.formerly(category, name) ?? null,
    entryCount: (): number => state.entries.size,
  }
}

function emptyState(): State {
  return {
    settings: null,
    entries: new EntryStore(),
    news: new Map(),
    links: new Map(),
    pages: new Map(),
    categories: new Map(),
    topCategories: new Map(),
  }
}

function setSettings(state: State, row: Settings): void {
  state.settings = toPublicSettings(row)
  state.entries.setRegion(state.settings.region)
}

/** Puts a change into the state and answers the finer nouns it touched. */
function store(state: State, change: Change): string[] {
  if (change.noun === 'settings') {
    setSettings(state, change.value)
    return []
  }
  if (change.noun === 'entries') {
    const touched = new Set<string>()
    for (const uuid of change.remove ?? []) for (const key of state.entries.remove(uuid)) touched.add(key)
    for (const row of change.upsert ?? []) for (const key of state.entries.put(row)) touched.add(key)
    return [...touched].map(nounOfEntries)
  }
  for (const id of change.remove ?? []) state[change.noun].delete(id)
  switch (change.noun) {
    case 'news':
      for (const row of change.upsert ?? []) put(state.news, row.id, isPublished(row) && toPublicNews(row))
      break
    case 'links':
      for (const row of change.upsert ?? []) put(state.links, row.id, isPublished(row) && toPublicLink(row))
      break
    case 'pages':
      for (const { name, html } of change.upsert ?? []) state.pages.set(name, html)
      break
    case 'categories':
      for (const { id, name } of change.upsert ?? []) state.categories.set(id, name)
      break
    case 'topCategories':
      for (const row of change.upsert ?? []) state.topCategories.set(row.id, { ...row })
  }
  return []
}

function put<T>(map: Map<string, T>, id: string, value: T | false): void {
  if (value === false) map.delete(id)
  else map.set(id, value)
}

/** German order that never depends on what came first. */
function compareGermanStrictly(a: string, b: string): number {
  return compareGerman(a, b) || (a < b ? -1 : Number(a > b))
}
