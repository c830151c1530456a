import type { Link } from '@directory/shared/link'
import type { Settings } from '@directory/shared/settings'
import { type Change, type ChangedNoun, type StoredRows, tagOfCategory } from '../changes.ts'
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
  /** Time (ISO 8601) at which something last left a list, by the cache tag of the list. */
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
  for (const [tag, at] of all.removed ?? []) noteRemoval(state, tag, at)
  return state
}

/**
 * Applies a change to the state; returns the cache tags of the affected data.
 * @param now ISO 8601
 */
export function applyChange(state: State, change: Change, now: string): string[] {
  if (change.noun === 'settings') {
    setSettings(state, change.value)
    return ['settings']
  }
  if (change.noun === 'entries') return applyEntries(state, change, now)
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
  return [change.noun]
}

function applyEntries(
  state: State,
  { upsert = [], remove = [], removedAt }: Extract<Change, { noun: 'entries' }>,
  now: string,
): string[] {
  const touched = new Set<string>()
  for (const uuid of remove) {
    const category = state.entries.get(uuid)?.category
    for (const key of state.entries.remove(uuid)) touched.add(key)
    if (category !== undefined) noteRemoval(state, tagOfCategory(category), removedAt?.get(uuid) ?? now)
  }
  for (const row of upsert) {
    const before = state.entries.get(row.id)?.category
    for (const key of state.entries.put(row)) touched.add(key)
    if (before !== undefined && before !== state.entries.get(row.id)?.category)
      noteRemoval(state, tagOfCategory(before), row.deletedAt ?? row.updatedAt)
  }
  return ['entries', ...[...touched].map(tagOfCategory)]
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

function noteRemoval({ removed }: State, tag: string, at: string): void {
  if (at > (removed.get(tag) ?? '')) removed.set(tag, at)
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
