import { createHash } from 'node:crypto'
import type { GlobalSlug } from 'payload'
import type { JournalKind } from '#collectionFacts.ts'
import { collectionRegister } from '#collectionRegister.ts'

export type JournalDoc = Record<string, unknown>

/** For collections, see their register. */
const versionedGlobals: ReadonlySet<string> = new Set(['site-settings'])

/** Follows the noun in notes about earlier versions, which are rewritten when a category is deleted. */
export const versionsSuffix = ' versions'

/** Null: not at all. */
export function journalKindOf(slug: string): JournalKind | null {
  if (versionedGlobals.has(slug)) return 'version'
  if (slug.endsWith(versionsSuffix))
    return journalKindOf(slug.slice(0, -versionsSuffix.length)) === 'version' ? 'fields' : null
  if (!Object.hasOwn(collectionRegister, slug)) return null
  return collectionRegister[slug as keyof typeof collectionRegister].journal ?? null
}

export const isGlobal = (slug: string): slug is GlobalSlug => versionedGlobals.has(slug)

export const missingStamp = 'gone'

/**
 * The time of the last change, or a hash if there is no version. Empty fields do not count, because a field added in a
 * later release is empty.
 */
export function stampOf(slug: string, doc: JournalDoc | null | undefined) {
  if (!doc) return missingStamp
  if (journalKindOf(slug) === 'version') return isoOf(doc.updatedAt)
  return createHash('sha256')
    .update(JSON.stringify(withoutEmpty(doc)) ?? '')
    .digest('base64url')
}

/** MongoDB may return a date. */
export const isoOf = (time: unknown) => new Date(time as string).toISOString()

/** Names sorted; undefined if nothing is left. */
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
