import type { Entry } from '@directory/shared/entry'
import type { StoredEntry } from '../../payload-types.ts'
import { entryRow } from '../../readModel/live/publicRows.ts'
import { toPublicEntry } from '../../readModel/toPublicEntry.ts'

/** A stored entry, read with its category (`depth: 1`), in the contract's shape. */
export function entryOf(doc: StoredEntry): Entry {
  const { category } = doc
  return toPublicEntry(entryRow({ ...doc }, typeof category === 'object' ? category.name : ''))
}
