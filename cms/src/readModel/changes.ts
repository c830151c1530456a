import { nameKey } from './nameKey.ts'
import type { CategoryRow, EntryRow, LinkRow, NewsRow, PageRow, SettingsRow, TopCategoryRow } from './rows.ts'

export const nouns = ['settings', 'entries', 'news', 'links', 'pages', 'categories', 'topCategories'] as const
/** What a change is about and what an answer is made from. */
export type Noun = (typeof nouns)[number]

/** What `apply` takes: rows to store and ids (for pages: names) to remove, any number of each. */
type Rows<N extends Noun, Row> = { noun: N; upsert?: Iterable<Row>; remove?: Iterable<string> }
export type Change =
  | Rows<'entries', EntryRow>
  | Rows<'news', NewsRow>
  | Rows<'links', LinkRow>
  | Rows<'pages', PageRow>
  | Rows<'categories', CategoryRow>
  | Rows<'topCategories', TopCategoryRow>
  | { noun: 'settings'; value: SettingsRow }

/** Everything at once. */
export interface Sources {
  settings: SettingsRow | null
  entries: Iterable<EntryRow>
  news: Iterable<NewsRow>
  links: Iterable<LinkRow>
  pages: Iterable<PageRow>
  categories: Iterable<CategoryRow>
  topCategories: Iterable<TopCategoryRow>
}

/** A finer noun for answers that show the entries of one category only. */
export function nounOfEntries(category: string): string {
  return `entries:${nameKey(category)}`
}
