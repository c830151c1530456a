import { createHash } from 'node:crypto'
import type { GlobalSlug } from 'payload'
import type { JournalKind } from '../collectionFacts.ts'
import { collectionRegister } from '../collectionRegister.ts'

export type Doc = Record<string, unknown>

/** Globals with versions; for collections, see their register. */
const versionedGlobals: ReadonlySet<string> = new Set(['site-settings'])

/** Suffix of the noun in notes about earlier versions, which are rewritten when a category is deleted. */
export const versionedBy = ' versions'

/** Returns how the journal keeps the earlier state of a document; null if it does not. */
export function journalKindOf(slug: string): JournalKind | null {
  if (versionedGlobals.has(slug)) return 'version'
  if (slug.endsWith(versionedBy))
    return journalKindOf(slug.slice(0, -versionedBy.length)) === 'version' ? 'fields' : null
  if (!Object.hasOwn(collectionRegister, slug)) return null
  return collectionRegister[slug as keyof typeof collectionRegister].journal ?? null
}

export const isGlobal = (slug: string): slug is GlobalSlug => versionedGlobals.has(slug)

/** Stamp of a document that does not exist. */
export const gone = 'gone'

/**
 * Returns a stamp that shows whether a document was changed later: its time of last change if it has versions, else a
 * hash of its contents. Empty fields do not count, because a field added in a later release is empty.
 */
export function stampOf(slug: string, doc: Doc | null | undefined): string {
  if (!doc) return gone
  if (journalKindOf(slug) === 'version') return isoOf(doc.updatedAt)
  return createHash('sha256')
    .update(JSON.stringify(withoutEmpty(doc)) ?? '')
    .digest('base64url')
}

/** Returns a time as ISO text; MongoDB may return it as a date. */
export const isoOf = (time: unknown): string => new Date(time as string).toISOString()

/** Returns a value without its empty fields and with sorted names; undefined if nothing is left. */
export function withoutEmpty(value: unknown): unknown {
  if (value === null || value === undefined || value === '') return undefined
  if (value instanceof Date) return value.toISOString()
  if (typeof value !== 'object') return value
  if (Array.isArray(value))
    return value.length > 0 ? value.map((one) => withoutEmpty(one) ?? null) : undefined
  const fields = Object.entries(value)
    .filter(([name]) => !name.startsWith('_'))
    .map(([name, inner]) => [name, withoutEmpty(inner)] as const)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return fields.length > 0 ? Object.fromEntries(fields) : undefined
}
