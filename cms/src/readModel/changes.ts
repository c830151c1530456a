import { nameKey } from './nameKey.ts'
import type { CategoryRow, EntryRow, LinkRow, NewsRow, PageRow, SettingsRow, TopCategoryRow } from './rows.ts'

/** Argument of `apply`: rows to store and ids (for pages: names) to remove, any number of each. */
type Rows<N extends string, Row> = {
  noun: N
  upsert?: Iterable<Row>
  remove?: Iterable<string>
  /** Times (ISO 8601) of removal by id, as far as they are known; the others are removed now. */
  removedAt?: ReadonlyMap<string, string>
}
export type Change =
  | Rows<'entries', EntryRow>
  | Rows<'news', NewsRow>
  | Rows<'links', LinkRow>
  | Rows<'pages', PageRow>
  | Rows<'categories', CategoryRow>
  | Rows<'topCategories', TopCategoryRow>
  | { noun: 'settings'; value: SettingsRow }

/** The kinds of data that change; also the cache tag for everything read from that kind. */
export type ChangedNoun = Change['noun']

/** All stored data. */
export interface StoredRows {
  settings: SettingsRow | null
  entries: Iterable<EntryRow>
  news: Iterable<NewsRow>
  links: Iterable<LinkRow>
  pages: Iterable<PageRow>
  categories: Iterable<CategoryRow>
  topCategories: Iterable<TopCategoryRow>
  /** Times (ISO 8601) at which something left public lists, by the cache tag of the list. */
  removed?: Iterable<readonly [tag: string, at: string]>
}

/** Returns a finer cache tag than `entries`, for data read from the entries of a single category. */
export function tagOfCategory(category: string): string {
  return `entries:${nameKey(category)}`
}
