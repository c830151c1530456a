import { type EntryFieldName, namesOf, textNames } from '@directory/shared/entryFields'
import type { CleanEntryFields } from '@directory/shared/entryRules'

const phoneNames: readonly EntryFieldName[] = namesOf('phone')

/**
 * Keeps an entry's text if a row differs only in form, because other lists use capitals, other spaces or other
 * punctuation in phone numbers.
 */
export function keepFormOf(before: CleanEntryFields, given: CleanEntryFields): CleanEntryFields {
  const kept = textNames.filter((field) => {
    const [old, now] = [before[field], given[field]]
    return old !== undefined && now !== undefined && old !== now && isSameButForm(field, old, now)
  })
  return { ...given, ...Object.fromEntries(kept.map((field) => [field, before[field]])) }
}

/** Returns true if two texts of a field differ at most in case, spaces or, for phone numbers, punctuation. */
function isSameButForm(field: EntryFieldName, one: string, other: string): boolean {
  // The + of a country code counts: with it the same digits are another number.
  const ignored = phoneNames.includes(field) ? /[^\p{L}\p{N}+]/gu : /\s/gu
  return isSameButCase(one.replace(ignored, ''), other.replace(ignored, ''))
}

/** Compares ignoring case: "STRASSE" is "Straße" in capitals; "Strasse" is another spelling. */
function isSameButCase(one: string, other: string): boolean {
  if (one.toLowerCase() === other.toLowerCase()) return true
  const capitals = one.toUpperCase()
  return capitals === other.toUpperCase() && (one === capitals || other === capitals)
}
