import { createHash } from 'node:crypto'
import type { GlobalSlug } from 'payload'
import type { JournalKind } from '../collectionFacts.ts'
import { collectionRegister } from '../collectionRegister.ts'

export type Doc = Record<string, unknown>

/** Globals with versions; collections say it in their register. */
const versionedGlobals: ReadonlySet<string> = new Set(['site-settings'])

/** Ends the noun of notes about earlier versions, which are rewritten where a category goes. */
export const versionedBy = ' versions'

/** How the journal holds what a document was; null: not at all. */
export function journalKindOf(slug: string): JournalKind | null {
  if (versionedGlobals.has(slug)) return 'version'
  if (slug.endsWith(versionedBy))
    return journalKindOf(slug.slice(0, -versionedBy.length)) === 'version' ? 'fields' : null
  if (!Object.hasOwn(collectionRegister, slug)) return null
  return collectionRegister[slug as keyof typeof collectionRegister].journal ?? null
}

export const isGlobal = (slug: string): slug is GlobalSlug => versionedGlobals.has(slug)

/** Stamp of a document that is not there. */
export const gone = 'gone'

/**
 * Shows whether a document was changed later: its last change where it has one, else a hash of its contents.
 * Empty fields do not count, because a field that came with a later release is empty.
 */
export function stampOf(slug: string, doc: Doc | null | undefined): string {
  if (!doc) return gone
  if (journalKindOf(slug) === 'version') return isoOf(doc.updatedAt)
  return createHash('sha256')
    .update(JSON.stringify(withoutEmpty(doc)) ?? '')
    .digest('base64url')
}

/** MongoDB may answer a date as such. */
export const isoOf = (time: unknown): string => new Date(time as string).toISOString()

/** With its fields in one order; undefined where nothing is left. */
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
