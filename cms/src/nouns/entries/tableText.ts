import type { Entry } from '@directory/shared/entry'
import { type EntryFieldName, entryFieldNames, namesOf, textNames } from '@directory/shared/entryFields'
import { fold, foldedWords } from '@directory/shared/fold'
import { type Findable, findableOf, matcherOf } from '../../operations/search/matcher.ts'
import { Spelling } from '../../readModel/names/Spelling.ts'

const phoneNames = namesOf('phone')

/** Search texts by entry. Entries in memory are replaced, never changed, so these stay valid. */
const cache = new WeakMap<Entry, Findable>()

function findable(entry: Entry, more: readonly string[]): Findable {
  let cached = cache.get(entry)
  if (!cached) {
    const of = (name: keyof Entry) => entry[name]
    cached = findableOf({ texts: [...textNames.map(of), ...more], phones: phoneNames.map(of) })
    cache.set(entry, cached)
  }
  return cached
}

/**
 * Returns a function that says if a query matches an entry.
 *
 * @param more texts besides its fields
 */
export function tableSearch(query: string): (entry: Entry, more?: readonly string[]) => boolean {
  const isMeant = matcherOf(query)
  return (entry, more = []) => isMeant(findable(entry, more))
}

/**
 * Returns the query with words of names, towns and categories in place of those that are misspelled, as the public
 * search understands them; `null` if there is nothing to mend.
 */
export function spelledRight(query: string, entries: readonly Entry[]): string | null {
  const spelling = new Spelling()
  for (const { name, city, category } of entries)
    for (const word of foldedWords(`${name} ${city} ${category}`)) spelling.add(word, word)
  const words = foldedWords(query)
  const meant = words.map((word) =>
    spelling.has(word) || /\d/.test(word)
      ? word
      : (spelling.withOneMistake(word) ?? spelling.soundsLike(word) ?? word),
  )
  return meant.join(' ') === words.join(' ') ? null : meant.join(' ')
}

/** How well a name matches a query, best first. */
export const nameFits = ['same', 'begins', 'contains', 'elsewhere'] as const
export type NameFit = (typeof nameFits)[number]

/** Returns how well the name of an entry matches a query; without words, every name is `same`. */
export function nameFit(query: string): (entry: Entry) => NameFit {
  const words = foldedWords(query)
  const wanted = words.join(' ')
  return ({ name }) => {
    const nameWords = foldedWords(name)
    if (wanted === '' || nameWords.join(' ') === wanted) return 'same'
    if (words.every((word) => nameWords.some((other) => other.startsWith(word)))) return 'begins'
    const folded = fold(name)
    return words.every((word) => folded.includes(word)) ? 'contains' : 'elsewhere'
  }
}

/** Returns a function that names the field containing most words that the name lacks, or the whole number. */
export function fieldSearch(query: string): (entry: Entry) => EntryFieldName | null {
  const isMeant = matcherOf(query)
  const all = foldedWords(query)
  return (entry) => {
    const name = fold(entry.name)
    const words = all.filter((word) => !name.includes(word))
    let best: { field: EntryFieldName; count: number } | null = null
    for (const field of entryFieldNames) {
      const value = entry[field]
      if (field === 'name' || typeof value !== 'string' || value === '') continue
      const isNumber =
        phoneNames.some((phone) => phone === field) && isMeant(findableOf({ texts: [], phones: [value] }))
      const folded = fold(value)
      const count = isNumber ? words.length : words.filter((word) => folded.includes(word)).length
      if (count > (best?.count ?? 0)) best = { field, count }
    }
    return best?.field ?? null
  }
}
