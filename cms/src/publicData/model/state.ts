import type { Settings } from '@directory/shared/settings'
import type { Change, ChangedNoun, StoredRows } from '../changes.ts'
import { EntryStore } from '../EntryStore.ts'
import { emptyMaps, isPlainNoun, type PlainMaps, type PlainRow, plainNames, putRows } from '../plainNouns.ts'
import type { CategoryRow, PageRow, SettingsRow, TopCategoryRow } from '../rows.ts'
import { toPublicSettings } from '../toPublicSettings.ts'

/** The public data of each noun; also news before and after the days on which it is shown. */
export interface State extends PlainMaps, Record<Exclude<ChangedNoun, keyof PlainMaps>, unknown> {
  settings: Settings | null
  entries: EntryStore
  /** HTML by name, with the time of its last change. */
  pages: Map<string, Pick<PageRow, 'html' | 'updatedAt'>>
  categories: Map<string, CategoryRow>
  topCategories: Map<string, TopCategoryRow>
}

export function emptyState(): State {
  return {
    settings: null,
    entries: new EntryStore(),
    ...emptyMaps(),
    pages: new Map(),
    categories: new Map(),
    topCategories: new Map(),
  }
}

export function buildState(all: StoredRows): State {
  const state = emptyState()
  if (all.settings) setSettings(state, all.settings)
  applyChange(state, { noun: 'categories', upsert: all.categories })
  applyChange(state, { noun: 'entries', upsert: all.entries })
  for (const noun of plainNames) putRows(state, noun, (all[noun] ?? []) as Iterable<PlainRow<typeof noun>>)
  applyChange(state, { noun: 'pages', upsert: all.pages })
  applyChange(state, { noun: 'topCategories', upsert: all.topCategories })
  return state
}

export function applyChange(state: State, change: Change): void {
  if (change.noun === 'settings') return void setSettings(state, change.value)
  if (change.noun === 'entries') {
    for (const uuid of change.remove ?? []) state.entries.remove(uuid)
    const telling = new Set(
      [...state.categories.values()].flatMap((one) => (one.tellsPlaces ? one.name : [])),
    )
    for (const row of change.upsert ?? [])
      state.entries.put(row.places && !telling.has(row.category) ? { ...row, places: '' } : row)
    return
  }
  // A new map, so that everything computed from the old one is made anew.
  if (change.noun === 'categories') state.categories = new Map(state.categories)
  for (const id of change.remove ?? []) state[change.noun].delete(id)
  if (isPlainNoun(change.noun))
    putRows(state, change.noun, (change.upsert ?? []) as Iterable<PlainRow<typeof change.noun>>)
  switch (change.noun) {
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

function setSettings(state: State, row: SettingsRow): void {
  state.settings = toPublicSettings(row)
  state.entries.setRegion(state.settings.region)
  state.entries.townPositions.setPlaces(row.places ?? [])
}
