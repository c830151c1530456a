import { type EntryFieldName, namesOf, textNames } from '@directory/shared/entryFields'
import type { CleanEntryFields } from '@directory/shared/entryRules'

const phoneNames: readonly EntryFieldName[] = namesOf('phone')

/**
 * Foreign lists write the same in capitals, with other spaces or with other punctuation in telephone numbers. Where a
 * field differs in no more than that, what stands in the entry stays.
 */
export function withFormOf(before: CleanEntryFields, given: CleanEntryFields): CleanEntryFields {
  const kept = textNames.filter((field) => {
    const [old, now] = [before[field], given[field]]
    return old !== undefined && now !== undefined && old !== now && isSameButForm(field, old, now)
  })
  return { ...given, ...Object.fromEntries(kept.map((field) => [field, before[field]])) }
}

/** True if the two texts of a field differ at most in case, spaces or, of telephone numbers, punctuation. */
function isSameButForm(field: EntryFieldName, one: string, other: string): boolean {
  // The + of a country code is no punctuation: with it the same digits are another number.
  const ignored = phoneNames.includes(field) ? /[^\p{L}\p{N}+]/gu : /\s/gu
  return isSameButCase(one.replace(ignored, ''), other.replace(ignored, ''))
}

/** "STRASSE" is "Straße" in capitals; "Strasse" is another spelling. */
function isSameButCase(one: string, other: string): boolean {
  if (one.toLowerCase() === other.toLowerCase()) return true
  const capitals = one.toUpperCase()
  return capitals === other.toUpperCase() && (one === capitals || other === capitals)
}
