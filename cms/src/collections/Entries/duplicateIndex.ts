import { townKeyOf } from '#publicData/nameKey.ts'
import { withDialledDigits } from '#publicData/search/matcher.ts'
import { nameSimilarity } from '#publicData/words/nameSimilarity.ts'
import { nameWords } from '#publicData/words/nameWords.ts'
import type { DuplicateReason } from '#shared/duplicates'
import type { Entry } from '#shared/entry'
import { identityOf } from '#shared/entryIdentity'
import { type NamesOf, phoneNames } from '#shared/fields/entryFields'

/** An imported row, which is no entry yet, has these fields, too. */
export type Compared = Pick<
  Entry,
  'category' | 'name' | 'street' | 'plz' | 'city' | 'email' | NamesOf<'phone'>
>

export interface Likeness {
  reasons: DuplicateReason[]
  points: number
}

/** Of a phone number. */
const minDigits = 5
/** A value shared by more entries than this (a switchboard, a health centre) marks no duplicates. */
const maxSharing = 40
/** Score from which two with similar names are shown. */
const minPoints = 4

export interface Traits<T extends Compared> {
  entry: T
  words: string[]
  address: string
  phones: string[]
  email: string
  /** Only entries that share one are compared. */
  keys: string[]
}

export function traitsOf<T extends Compared>(entry: T): Traits<T> {
  const { street, plz } = entry
  const traits = {
    entry,
    words: nameWords(entry.name),
    address: street.trim() === '' ? '' : identityOf({ name: '', street, plz }),
    phones: phoneNames
      .map((name) => withDialledDigits(entry[name]))
      .filter((digits) => digits.length >= minDigits),
    email: entry.email.trim().toLowerCase(),
  }
  const { words, address, email, phones } = traits
  // Each once: a provider named after its number would be paired with itself.
  const keys = [words.join(''), address, email, ...phones].filter(
    (key, i, all) => key !== '' && all.indexOf(key) === i,
  )
  return Object.assign(traits, { keys })
}

interface Group<T extends Compared> {
  /** Includes providers that are no candidates. */
  count: number
  members: Traits<T>[]
}

/** Of a category; without comparing each provider with all others. */
export function createDuplicateIndex<T extends Compared>() {
  const groups = new Map<string, Group<T>>()
  const isRare = ({ count }: Group<T>) => count <= maxSharing
  return {
    add(traits: Traits<T>, isCandidate = true) {
      for (const key of traits.keys) {
        const group = groups.get(key)
        if (!group) groups.set(key, { count: 1, members: isCandidate ? [traits] : [] })
        else {
          group.count++
          if (isCandidate && isRare(group)) group.members.push(traits)
        }
      }
    },
    /** Looking like a provider that is not in the index yet, most similar first. */
    like(traits: Traits<Compared>): ({ entry: T } & Likeness)[] {
      const others = new Set<Traits<T>>()
      for (const key of traits.keys) {
        const group = groups.get(key)
        if (group && group.count < maxSharing) for (const other of group.members) others.add(other)
      }
      return [...others]
        .flatMap((other) => {
          const likeness = compare(traits, other)
          return likeness ? { entry: other.entry, ...likeness } : []
        })
        .sort((a, b) => b.points - a.points)
    },
    pairs(idOf: (one: T, other: T) => string) {
      const found = new Map<string, ({ a: T; b: T; id: string } & Likeness) | null>()
      for (const { members } of [...groups.values()].filter(isRare))
        for (const [i, a] of members.entries())
          for (const b of members.slice(i + 1)) {
            const id = idOf(a.entry, b.entry)
            if (found.has(id)) continue
            const likeness = compare(a, b)
            found.set(id, likeness && { a: a.entry, b: b.entry, id, ...likeness })
          }
      return [...found.values()].filter((pair) => pair !== null)
    },
  }
}

function compare(a: Traits<Compared>, b: Traits<Compared>): Likeness | null {
  const likeness = nameSimilarity(a.words, b.words)
  const reasons: DuplicateReason[] = [
    ...(likeness > 0 ? (['name'] as const) : []),
    ...(a.address !== '' && a.address === b.address ? (['address'] as const) : []),
    ...(a.phones.some((digits) => b.phones.includes(digits)) ? (['phone'] as const) : []),
    ...(a.email !== '' && a.email === b.email ? (['email'] as const) : []),
  ]
  const worth = { name: likeness === 1 ? 3 : 2, address: 2, phone: 2, email: 1 }
  // Branches in several towns share name, mail and often the telephone.
  const near = a.entry.plz === b.entry.plz || townKeyOf(a.entry.city) === townKeyOf(b.entry.city) ? 1 : -1
  const points = reasons.reduce((sum, reason) => sum + worth[reason], near)
  // Different providers share a house and a switchboard; only if all three agree is it one provider under a new name.
  if (likeness > 0 ? points < minPoints : reasons.length < 3) return null
  return { reasons, points }
}
