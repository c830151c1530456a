import { erasedText } from '@directory/shared/erasure'
import type { PersonMatcher } from './person.ts'

/** Fields without personal data, and those needed to find the document. */
const skipped = new Set(['id', '_id', 'hash', 'salt', 'createdAt', 'updatedAt', 'deletedAt', 'parent'])
/** Fields that contain an account's user name only; in the log, also the subject of an operation. */
const accountFields = new Set(['user', 'username', 'undoneBy', 'entry'])

/** Returns true if a value or anything inside it names the person. */
export function namesPerson(matcher: PersonMatcher, value: unknown, field = ''): boolean {
  if (skipped.has(field)) return false
  if (typeof value === 'string')
    return matcher.isIn(value) || (accountFields.has(field) && matcher.isAccount(value))
  if (Array.isArray(value)) return value.some((item) => namesPerson(matcher, item, field))
  if (typeof value !== 'object' || value === null || value instanceof Date) return false
  return Object.entries(value).some(([name, inner]) => namesPerson(matcher, inner, name))
}

export const fieldsNaming = (matcher: PersonMatcher, doc: object): string[] =>
  Object.entries(doc).flatMap(([field, value]) => (namesPerson(matcher, value, field) ? [field] : []))

/** Returns the value without the person: the rest of a text or list; empty if nothing is left. */
export function withoutPerson(matcher: PersonMatcher, value: unknown, field = ''): unknown {
  if (!namesPerson(matcher, value, field)) return value
  if (typeof value === 'string') {
    const rest = matcher.isIn(value) ? matcher.without(value) : ''
    return /[\p{L}\p{N}]/u.test(rest.replaceAll(erasedText, '')) ? rest : ''
  }
  if (Array.isArray(value)) return value.filter((item) => !namesPerson(matcher, item, field))
  return Object.fromEntries(
    Object.entries(value as object).map(([name, inner]) => [name, withoutPerson(matcher, inner, name)]),
  )
}
