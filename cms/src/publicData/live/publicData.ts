import type { PlainNoun } from '@directory/shared/nouns'
import type { Payload, Where } from 'payload'
import {
  isOfDistrict,
  municipalitiesOf,
  postcodesOfTown,
  townsOfPostcode,
} from '../../lib/places/postcodes.ts'
import { perInstance } from '../../lib/runtime/perInstance.ts'
import type { Change, ChangedNoun } from '../changes.ts'
import { createPublicData, type PublicData } from '../model/createPublicData.ts'
import { isPlainNoun, type PlainRows, plainNames } from '../plainNouns.ts'
import type { CategoryRow } from '../rows.ts'
import { categoryRows, entryRows, pageRows, plainRows, topCategoryRows } from './publicRows.ts'
import { settingsRow } from './settingsRow.ts'

/** Maximum number of documents read at once: databases limit the length of a list in a query. */
const maxAtOnce = 500

export type RefreshedNoun = ChangedNoun | 'pictures'

/** The public data of a running server, kept up to date with its database. */
export interface SyncedPublicData extends PublicData {
  /** Reads changed documents from the database; removes those that are missing there. */
  refresh(noun: RefreshedNoun, ids: readonly string[]): Promise<void>
  refreshAll(): Promise<void>
}

export const { attach: attachPublicData, of: publicDataOf } = perInstance<SyncedPublicData>('publicData')

/** @param now returns the time in milliseconds since 1970 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its functions are counted one by one
export async function loadPublicData(payload: Payload, now?: () => number): Promise<SyncedPublicData> {
  const townDirectory = { townsOfPostcode, postcodesOfTown, municipalitiesOf, isOfDistrict }
  const model = createPublicData({ townDirectory, ...(now && { now }) })
  let categories = new Map<string, CategoryRow>()
  let categoryNames = new Map<string, string>()

  const loadCategories = async () => {
    categories = new Map((await categoryRows(payload)).map((row) => [row.id, row]))
    categoryNames = new Map([...categories].map(([id, { name }]) => [id, name]))
  }
  const loadEntries = (where?: Where) => entryRows(payload, where, categoryNames)

  async function refreshAll(): Promise<void> {
    await loadCategories()
    const [entries, plain, pages, topCategories, settings] = await Promise.all([
      loadEntries(),
      Promise.all(plainNames.map(async (noun) => [noun, await plainRows(payload, noun, null)])),
      pageRows(payload),
      topCategoryRows(payload, categoryNames),
      settingsRow(payload),
    ])
    model.replace({
      ...(Object.fromEntries(plain) as PlainRows),
      entries,
      pages,
      topCategories,
      settings,
      categories: categories.values(),
    })
  }

  /** Stores the rows found and removes those that are missing (deleted or not public). */
  function applyRows<Row extends { id: string }>(
    noun: 'entries' | PlainNoun,
    ids: readonly string[],
    upsert: Row[],
  ): void {
    const upserted = new Set(upsert.map(({ id }) => id))
    const remove = ids.filter((id) => !upserted.has(id))
    model.apply({ noun, upsert, remove } as unknown as Change)
  }

  async function refreshTopCategories(): Promise<void> {
    const upsert = await topCategoryRows(payload, categoryNames)
    const upserted = new Set(upsert.map(({ id }) => id))
    const remove = model.topCategories().flatMap(({ id }) => (upserted.has(id) ? [] : [id]))
    model.apply({ noun: 'topCategories', upsert, remove })
  }

  /** Refreshes categories; also entries and top categories, because they contain the names of categories. */
  async function refreshCategories(ids: readonly string[]): Promise<void> {
    await loadCategories()
    const upsert = ids.flatMap((id) => categories.get(id) ?? [])
    model.apply({ noun: 'categories', upsert, remove: ids.filter((id) => !categories.has(id)) })
    const entries = await loadEntries({ category: { in: ids } })
    if (entries.length > 0) model.apply({ noun: 'entries', upsert: entries })
    await refreshTopCategories()
  }

  async function refresh(noun: RefreshedNoun, ids: readonly string[]): Promise<void> {
    if (isPlainNoun(noun)) return applyRows(noun, ids, await plainRows(payload, noun, ids))
    switch (noun) {
      case 'entries': {
        if (ids.length > maxAtOnce) {
          for (let i = 0; i < ids.length; i += maxAtOnce) await refresh(noun, ids.slice(i, i + maxAtOnce))
          return
        }
        const rows = await loadEntries({ id: { in: ids } })
        // Another process may have added the category a moment ago.
        if (rows.some(({ category }) => category === '')) {
          await loadCategories()
          return applyRows(noun, ids, await loadEntries({ id: { in: ids } }))
        }
        return applyRows(noun, ids, rows)
      }
      case 'pages':
        return model.apply({ noun, upsert: await pageRows(payload) })
      case 'categories':
        return refreshCategories(ids)
      case 'topCategories':
        return refreshTopCategories()
      case 'pictures':
        await refreshTopCategories()
        await refresh('settings', [])
        await refresh('pages', [])
        return model.apply({
          noun: 'news',
          upsert: (await plainRows(payload, 'news', null)).filter(({ picture }) => picture !== ''),
        })
      case 'settings':
        return model.apply({ noun, value: await settingsRow(payload) })
    }
  }

  await refreshAll()
  return { ...model, refresh, refreshAll }
}
