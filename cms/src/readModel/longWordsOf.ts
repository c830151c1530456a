import type { Catalogue } from '@directory/shared/catalogues'
import type { Entry } from '@directory/shared/entry'
import type { Link } from '@directory/shared/link'
import { longWordsIn } from '@directory/shared/longWords'
import type { News } from '@directory/shared/news'
import type { CategoryRow } from './rows.ts'

interface ShownTexts {
  texts: Iterable<Catalogue>
  categories: Iterable<CategoryRow>
  entries: Iterable<Entry>
  news: Iterable<News>
  links: Iterable<Link>
  /** HTML. */
  pages: Iterable<string>
}

/** Limits for `GET /api/hyphens`, so that it stays small and quick in a very large directory. */
const maxWords = 3000
const maxEntries = 10_000

/** Long words per entry. Every write makes the list anew, but only entries that changed, which are new objects, are read again. */
const wordsByEntry = new WeakMap<Entry, readonly string[]>()

function wordsOfEntry(entry: Entry): readonly string[] {
  const before = wordsByEntry.get(entry)
  if (before) return before
  const { name, category, services, additionalInfo, street, city } = entry
  const words = wordsOf([name, category, services, additionalInfo, street, city])
  wordsByEntry.set(entry, words)
  return words
}

const wordsOf = (texts: readonly string[]) => texts.flatMap((text) => longWordsIn(text, 'html'))

/**
 * Returns the long words that pages may have to hyphenate, most frequent first, then alphabetically. Of a very large
 * directory only the first entries are read.
 */
export function longWordsOf({ texts, categories, entries, news, links, pages }: ShownTexts): string[] {
  const counts = new Map<string, number>()
  const count = (words: readonly string[]) => {
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  for (const catalogue of texts) count(wordsOf(Object.values(catalogue)))
  for (const { name, nameEn } of categories) count(wordsOf([name, nameEn]))
  for (const { title, text } of news) count(wordsOf([title, text]))
  for (const { name, description, category } of links) count(wordsOf([name, description, category]))
  for (const html of pages) count(wordsOf([html]))
  let left = maxEntries
  for (const entry of entries) {
    if (left-- === 0) break
    count(wordsOfEntry(entry))
  }
  return [...counts]
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, maxWords)
    .map(([word]) => word)
}
