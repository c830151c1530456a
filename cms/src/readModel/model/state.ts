import type { Link } from '@directory/shared/link'
import type { Settings } from '@directory/shared/settings'
import { type Change, type ChangedNoun, type StoredRows, tagOfCategory } from '../changes.ts'
import { EntryStore } from '../EntryStore.ts'
import { NewsStore } from '../NewsStore.ts'
import { type CategoryRow, isPublished, type SettingsRow, type TopCategoryRow } from '../rows.ts'
import { toPublicLink } from '../toPublicLink.ts'
import { toPublicSettings } from '../toPublicSettings.ts'

/** The public data of each noun. */
export interface State extends Record<ChangedNoun, unknown> {
  settings: Settings | null
  entries: EntryStore
  /** Also news before and after the days on which it is shown. */
  news: NewsStore
  links: Map<string, Link>
  /** HTML by name. */
  pages: Map<string, string>
  categories: Map<string, CategoryRow>
  topCategories: Map<string, TopCategoryRow>
}

export function emptyState(): State {
  return {
    settings: null,
    entries: new EntryStore(),
    news: new NewsStore(),
    links: new Map(),
    pages: new Map(),
    categories: new Map(),
    topCategories: new Map(),
  }
}

export function buildState(all: StoredRows): State {
  const state = emptyState()
  if (all.settings) setSettings(state, all.settings)
  for (const row of all.entries) state.entries.put(row)
  applyChange(state, { noun: 'news', upsert: all.news })
  applyChange(state, { noun: 'links', upsert: all.links })
  applyChange(state, { noun: 'pages', upsert: all.pages })
  applyChange(state, { noun: 'categories', upsert: all.categories })
  applyChange(state, { noun: 'topCategories', upsert: all.topCategories })
  return state
}

/** Applies a change to the state; returns the cache tags of the affected data. */
export function applyChange(state: State, change: Change): string[] {
  if (change.noun === 'settings') {
    setSettings(state, change.value)
    return ['settings']
  }
  if (change.noun === 'entries') {
    const touched = new Set<string>()
    for (const uuid of change.remove ?? []) for (const key of state.entries.remove(uuid)) touched.add(key)
    for (const row of change.upsert ?? []) for (const key of state.entries.put(row)) touched.add(key)
    return ['entries', ...[...touched].map(tagOfCategory)]
  }
  // A new map, so that everything computed from the old one is made anew.
  if (change.noun === 'categories') state.categories = new Map(state.categories)
  for (const id of change.remove ?? []) state[change.noun].delete(id)
  switch (change.noun) {
    case 'news':
      for (const row of change.upsert ?? []) state.news.put(row)
      break
    case 'links':
      for (const row of change.upsert ?? []) put(state.links, row.id, isPublished(row) && toPublicLink(row))
      break
    case 'pages':
      for (const { name, html } of change.upsert ?? []) state.pages.set(name, html)
      break
    case 'categories':
      for (const row of change.upsert ?? []) state.categories.set(row.id, { ...row })
      break
    case 'topCategories':
      for (const row of change.upsert ?? []) state.topCategories.set(row.id, { ...row })
  }
  return [change.noun]
}

function setSettings(state: State, row: SettingsRow): void {
  state.settings = toPublicSettings(row)
  state.entries.setRegion(state.settings.region)
  state.entries.townPositions.setPlaces(row.places ?? [])
}

function put<T>(map: Map<string, T>, id: string, value: T | false): void {
  if (value === false) map.delete(id)
  else map.set(id, value)
}
