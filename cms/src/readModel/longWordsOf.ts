import type { Catalogue } from '@directory/shared/catalogues'
import type { Entry } from '@directory/shared/entry'
import type { Link } from '@directory/shared/link'
import { replaceLongWords } from '@directory/shared/longWords'
import type { News } from '@directory/shared/news'
import type { CategoryRow } from './rows.ts'

interface Drawn {
  texts: Iterable<Catalogue>
  categories: Iterable<CategoryRow>
  entries: Iterable<Entry>
  news: Iterable<News>
  links: Iterable<Link>
  /** HTML. */
  pages: Iterable<string>
}

/** So that the answer stays small, and quickly made where a directory is very large. */
const mostWords = 3000
const mostEntries = 10_000

/** The long words of what is drawn in the pages, the most frequent first; of equal ones in the order of letters. */
export function longWordsOf({ texts, categories, entries, news, links, pages }: Drawn): string[] {
  const counts = new Map<string, number>()
  const count = (word: string) => {
    counts.set(word, (counts.get(word) ?? 0) + 1)
    return word
  }
  const read = (...found: string[]) => {
    for (const text of found) replaceLongWords(text, count, 'html')
  }

  for (const catalogue of texts) read(...Object.values(catalogue))
  for (const { name, nameEn } of categories) read(name, nameEn)
  for (const { title, text } of news) read(title, text)
  for (const { name, description, category } of links) read(name, description, category)
  for (const html of pages) read(html)
  let left = mostEntries
  for (const { name, category, services, additionalInfo, street, city } of entries) {
    if (left-- === 0) break
    read(name, category, services, additionalInfo, street, city)
  }
  return [...counts]
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, mostWords)
    .map(([word]) => word)
}
