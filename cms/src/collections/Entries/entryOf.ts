import type { StoredEntry } from '#payload-types.ts'
import { entryRow } from '#publicData/live/publicRows.ts'
import { toPublicEntry } from '#publicData/toPublicEntry.ts'
import type { Entry } from '#shared/entry'

/** @param doc read with its category (`depth: 1`) */
export function entryOf(doc: StoredEntry): Entry {
  const { category } = doc
  return toPublicEntry(entryRow({ ...doc }, typeof category === 'object' ? category.name : ''))
}
