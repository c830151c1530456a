import type { Payload, Where } from 'payload'
import { createConcurrencyLimit } from '#lib/limits/concurrencyLimit.ts'
import { perInstance } from '#lib/runtime/perInstance.ts'
import type { SmallNoun, SmallRows } from '../changes.ts'
import { createPublicData } from '../model/createPublicData.ts'
import { isPlainNoun, plainNames } from '../plainNouns.ts'
import { categoryRows, entryRows, pageRows, plainRows, topCategoryRows } from './publicRows.ts'
import { settingsRow } from './settingsRow.ts'

/** Documents read at once: databases limit the length of a list in a query. */
const maxAtOnce = 500

export type RefreshedNoun = SmallNoun | 'entries' | 'pictures'

export type SyncedPublicData = Awaited<ReturnType<typeof loadPublicData>>

export const { attach: attachPublicData, of: publicDataOf } = perInstance<SyncedPublicData>('publicData')

/** All that may show pictures. */
const withPictures = [...plainNames, 'pages', 'topCategories', 'settings'] as const

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its functions are counted one by one
export async function loadPublicData(payload: Payload, now?: () => number) {
  const model = createPublicData(now)
  let categoryNames: ReadonlyMap<string, string> = new Map()

  /** Their names are part of entries and topics, so they come before these. */
  async function readCategories(): Promise<Partial<SmallRows>> {
    const categories = await categoryRows(payload)
    categoryNames = new Map(categories.map(({ id, name }) => [id, name]))
    return { categories }
  }

  async function readNoun(noun: Exclude<SmallNoun, 'categories'>): Promise<Partial<SmallRows>> {
    if (isPlainNoun(noun)) return { [noun]: await plainRows(payload, noun) }
    if (noun === 'pages') return { pages: await pageRows(payload) }
    if (noun === 'topCategories') return { topCategories: await topCategoryRows(payload, categoryNames) }
    return { settings: await settingsRow(payload) }
  }

  const read = async (nouns: readonly Exclude<SmallNoun, 'categories'>[]): Promise<Partial<SmallRows>> =>
    Object.assign({}, ...(await Promise.all(nouns.map(readNoun))))
  const readEntries = (where?: Where) => entryRows(payload, where, categoryNames)

  async function readAll() {
    const categories = await readCategories()
    const [entries, others] = await Promise.all([readEntries(), read(withPictures)])
    model.replace({ ...categories, ...others, entries })
  }

  async function readChangedEntries(ids: readonly string[]) {
    const where = { id: { in: ids } }
    let upsert = await readEntries(where)
    // Another process may have added the category a moment ago.
    if (upsert.some(({ category }) => category === '')) {
      await readCategories()
      upsert = await readEntries(where)
    }
    const found = new Set(upsert.map(({ id }) => id))
    // Deleted or not public.
    model.changeEntries({ upsert, remove: ids.filter((id) => !found.has(id)) })
  }

  async function readChanges(noun: RefreshedNoun, ids: readonly string[]) {
    if (noun === 'entries') {
      for (let i = 0; i < ids.length; i += maxAtOnce) await readChangedEntries(ids.slice(i, i + maxAtOnce))
    } else if (noun === 'categories') {
      const categories = await readCategories()
      const upsert = await readEntries({ category: { in: ids } })
      model.set({ ...categories, ...(await read(['topCategories'])) })
      model.changeEntries({ upsert })
    } else model.set(await read(noun === 'pictures' ? withPictures : [noun]))
  }

  // One after the other, so that an older state never overwrites a newer one.
  const inTurn = createConcurrencyLimit()
  /** Those that wait for their turn are read together: an import changes thousands at once. */
  const waiting = new Map<RefreshedNoun, { ids: Set<string>; done: Promise<void> }>()

  /** Removes what is missing in the database. */
  function refresh(noun: RefreshedNoun, ids: readonly string[]) {
    const before = waiting.get(noun)
    for (const id of ids) before?.ids.add(id)
    if (before) return before.done
    const all = new Set(ids)
    const done = inTurn(async () => {
      await Promise.resolve()
      waiting.delete(noun)
      await readChanges(noun, [...all])
    })
    waiting.set(noun, { ids: all, done })
    return done
  }

  await readAll()
  return { ...model, refresh, refreshAll: () => inTurn(readAll) }
}
