import type { Link } from '@directory/shared/link'
import type { Settings } from '@directory/shared/settings'
import { type Change, type ChangedNoun, listOfCategory, type StoredRows } from '../changes.ts'
import { EntryStore } from '../EntryStore.ts'
import { NewsStore } from '../NewsStore.ts'
import {
  type CategoryRow,
  isPublished,
  type NewsRow,
  type PageRow,
  type SettingsRow,
  type TopCategoryRow,
} from '../rows.ts'
import { toPublicLink } from '../toPublicLink.ts'
import { toPublicSettings } from '../toPublicSettings.ts'

/** The public data of each noun. */
export interface State extends Record<ChangedNoun, unknown> {
  settings: Settings | null
  entries: EntryStore
  /** Also news before and after the days on which it is shown. */
  news: NewsStore
  links: Map<string, Link>
  /** HTML by name, with the time of its last change. */
  pages: Map<string, Pick<PageRow, 'html' | 'updatedAt'>>
  categories: Map<string, CategoryRow>
  topCategories: Map<string, TopCategoryRow>
  /** Time (ISO 8601) at which something last left a list, by the key of the list. */
  removed: Map<string, string>
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
    removed: new Map(),
  }
}

export function buildState(all: StoredRows): State {
  const state = emptyState()
  if (all.settings) setSettings(state, all.settings)
  for (const row of all.entries) state.entries.put(row)
  applyChange(state, { noun: 'news', upsert: all.news }, '')
  applyChange(state, { noun: 'links', upsert: all.links }, '')
  applyChange(state, { noun: 'pages', upsert: all.pages }, '')
  applyChange(state, { noun: 'categories', upsert: all.categories }, '')
  applyChange(state, { noun: 'topCategories', upsert: all.topCategories }, '')
  for (const [list, at] of all.removed ?? []) noteRemoval(state, list, at)
  return state
}

/**
 * Applies a change to the state.
 * @param now ISO 8601
 */
export function applyChange(state: State, change: Change, now: string): void {
  if (change.noun === 'settings') return void setSettings(state, change.value)
  if (change.noun === 'entries') return void applyEntries(state, change, now)
  // A new map, so that everything computed from the old one is made anew.
  if (change.noun === 'categories') state.categories = new Map(state.categories)
  for (const id of change.remove ?? []) {
    const at = change.removedAt?.get(id) ?? now
    const news = change.noun === 'news' ? state.news.get(id) : undefined
    if (!state[change.noun].delete(id)) continue
    if (change.noun !== 'news') noteRemoval(state, change.noun, at)
    else if (news) noteNewsRemoval(state, at, news.showFrom)
  }
  switch (change.noun) {
    case 'news':
      for (const row of change.upsert ?? []) putNews(state, row)
      break
    case 'links':
      for (const row of change.upsert ?? []) put(state.links, row.id, isPublished(row) && toPublicLink(row))
      break
    case 'pages':
      for (const { name, html, updatedAt = '' } of change.upsert ?? [])
        state.pages.set(name, { html, updatedAt })
      break
    case 'categories':
      for (const row of change.upsert ?? []) state.categories.set(row.id, { ...row })
      break
    case 'topCategories':
      for (const row of change.upsert ?? []) state.topCategories.set(row.id, { ...row })
  }
}

function applyEntries(
  state: State,
  { upsert = [], remove = [], removedAt }: Extract<Change, { noun: 'entries' }>,
  now: string,
): void {
  for (const uuid of remove) {
    const category = state.entries.get(uuid)?.category
    state.entries.remove(uuid)
    if (category !== undefined) noteRemoval(state, listOfCategory(category), removedAt?.get(uuid) ?? now)
  }
  for (const row of upsert) {
    const before = state.entries.get(row.id)?.category
    state.entries.put(row)
    if (before !== undefined && before !== state.entries.get(row.id)?.category)
      noteRemoval(state, listOfCategory(before), row.deletedAt ?? row.updatedAt)
  }
}

function putNews(state: State, row: NewsRow): void {
  const wasPublic = state.news.has(row.id)
  state.news.put(row)
  const { withdrawn, deletedAt, draft, updatedAt, showFrom } = row
  if (deletedAt && !draft) noteNewsRemoval(state, deletedAt, showFrom)
  else if (withdrawn) noteNewsRemoval(state, withdrawn.at, withdrawn.showFrom)
  else if (wasPublic && !state.news.has(row.id)) noteNewsRemoval(state, updatedAt, showFrom)
}

/** Notes that news is gone, unless it was not shown yet. */
function noteNewsRemoval(state: State, at: string, showFrom: string): void {
  if (showFrom.slice(0, 10) <= at.slice(0, 10)) noteRemoval(state, 'news', at)
}

function noteRemoval({ removed }: State, list: string, at: string): void {
  if (at > (removed.get(list) ?? '')) removed.set(list, at)
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
