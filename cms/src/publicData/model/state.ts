import type { Settings } from '#shared/settings'
import type { Rows, SmallRows } from '../changes.ts'
import { EntryStore } from '../EntryStore.ts'
import { emptyMaps, type PlainMaps, plainNames, shownById } from '../plainNouns.ts'
import type { CategoryRow, EntryRow, TopCategoryRow } from '../rows.ts'

/** News also before and after the days on which it is shown. */
export interface State extends PlainMaps {
  settings: Settings | null
  entries: EntryStore
  /** HTML by name. */
  pages: ReadonlyMap<string, string>
  categories: ReadonlyMap<string, CategoryRow>
  topCategories: ReadonlyMap<string, TopCategoryRow>
}

export function stateOf({ entries = [], ...rows }: Partial<Rows>) {
  const state: State = {
    settings: null,
    entries: new EntryStore(),
    ...emptyMaps(),
    pages: new Map(),
    categories: new Map(),
    topCategories: new Map(),
  }
  setRows(state, rows)
  putEntries(state, entries)
  return state
}

/** Free places are shown only of categories that staff have marked. */
export function putEntries({ categories, entries }: State, rows: Iterable<EntryRow>) {
  const withPlaces = new Set([...categories.values()].flatMap((one) => (one.tellsPlaces ? one.name : [])))
  for (const row of rows)
    entries.put(row.places && !withPlaces.has(row.category) ? { ...row, places: '' } : row)
}

const byId = <Row extends { id: string }>(rows: Iterable<Row>) =>
  new Map([...rows].map((row) => [row.id, row]))

/** New maps and a new region, so that everything computed from the old ones is made anew. */
export function setRows(state: State, rows: Partial<SmallRows>) {
  const { settings, pages, categories, topCategories } = rows
  if (settings) {
    const { places, ...shown } = settings
    state.settings = { ...shown, region: { ...shown.region } }
    state.entries.region = state.settings.region
    state.entries.townPositions.setPlaces(places)
  }
  if (pages) state.pages = new Map([...pages].map(({ name, html }) => [name, html]))
  if (categories) state.categories = byId(categories)
  if (topCategories) state.topCategories = byId(topCategories)
  for (const noun of plainNames) {
    const own = rows[noun]
    if (own) Object.assign(state, { [noun]: shownById(noun, own) })
  }
}
