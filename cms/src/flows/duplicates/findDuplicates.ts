import { appendTo } from '@directory/shared/appendTo'
import { type DuplicateReason, pairOf } from '@directory/shared/duplicates'
import type { Entry } from '@directory/shared/entry'
import { namesOf } from '@directory/shared/entryFields'
import { identityOf } from '@directory/shared/entryIdentity'
import { withDialledDigits } from '../../operations/search/matcher.ts'
import { townKeyOfEntry } from '../../readModel/EntryStore.ts'
import { nameKey } from '../../readModel/nameKey.ts'
import { nameSimilarity } from '../../readModel/search/nameSimilarity.ts'
import { nameWords } from '../../readModel/search/nameWords.ts'

export interface Pair {
  one: Entry
  other: Entry
  reasons: DuplicateReason[]
  points: number
}

const phoneNames = namesOf('phone')
/** Minimum number of digits of a phone number. */
const minDigits = 5
/** Maximum number of entries with the same value; more (a switchboard, a health centre) mark no duplicates. */
const maxSharing = 40
/** Score from which two entries with similar names are shown. */
const minPoints = 4

interface Traits {
  entry: Entry
  words: string[]
  address: string
  phones: string[]
  email: string
}

function traitsOf(entry: Entry): Traits {
  const { street, plz } = entry
  return {
    entry,
    words: nameWords(entry.name),
    address: street.trim() === '' ? '' : identityOf({ name: '', street, plz }),
    phones: phoneNames
      .map((name) => withDialledDigits(entry[name]))
      .filter((digits) => digits.length >= minDigits),
    email: entry.email.trim().toLowerCase(),
  }
}

/**
 * Returns pairs of a category that look like the same provider, most similar first. Entries without a common name,
 * address, phone or mail are never compared.
 */
export function findDuplicates(entries: Iterable<Entry>, isDifferent: (pair: string) => boolean): Pair[] {
  const sharing = new Map<string, Traits[]>()
  for (const entry of entries) {
    const traits = traitsOf(entry)
    const { words, address, phones, email } = traits
    const keys = [`n${words.join('')}`, address && `a${address}`, email && `m${email}`]
    for (const key of new Set([...keys, ...phones.map((digits) => `p${digits}`)]))
      if (key) appendTo(sharing, `${nameKey(entry.category)}\n${key}`, traits)
  }
  const seen = new Set<string>()
  const pairs: Pair[] = []
  for (const group of sharing.values()) {
    if (group.length > maxSharing) continue
    for (const [i, a] of group.entries()) {
      for (const b of group.slice(i + 1)) {
        const pair = pairOf(a.entry.uuid, b.entry.uuid)
        if (seen.has(pair)) continue
        seen.add(pair)
        const likeness = compare(a, b)
        if (likeness && !isDifferent(pair)) pairs.push(likeness)
      }
    }
  }
  const placeOf = ({ one }: Pair) => `${one.name} ${one.uuid}`
  return pairs.sort((a, b) => b.points - a.points || (placeOf(a) < placeOf(b) ? -1 : 1))
}

/** Returns null if they do not look like one provider. */
function compare(a: Traits, b: Traits): Pair | null {
  const likeness = nameSimilarity(a.words, b.words)
  const reasons: DuplicateReason[] = [
    ...(likeness > 0 ? (['name'] as const) : []),
    ...(a.address !== '' && a.address === b.address ? (['address'] as const) : []),
    ...(a.phones.some((digits) => b.phones.includes(digits)) ? (['phone'] as const) : []),
    ...(a.email !== '' && a.email === b.email ? (['email'] as const) : []),
  ]
  const worth = { name: likeness === 1 ? 3 : 2, address: 2, phone: 2, email: 1 }
  // Branches in several towns share name, mail and often the telephone.
  const near = a.entry.plz === b.entry.plz || townKeyOfEntry(a.entry) === townKeyOfEntry(b.entry) ? 1 : -1
  const points = reasons.reduce((sum, reason) => sum + worth[reason], near)
  // Different providers share a house and a switchboard; only if all three agree is it one provider under a new name.
  if (likeness > 0 ? points < minPoints : reasons.length < 3) return null
  const [one, other] = a.entry.updatedAt >= b.entry.updatedAt ? [a.entry, b.entry] : [b.entry, a.entry]
  return { one, other, reasons, points }
}
