import type { PageContent } from '#shared/fields/pageFields'
import type { PlainRows } from './plainNouns.ts'
import type { CategoryRow, EntryRow, SettingsRow, TopCategoryRow } from './rows.ts'

/** All rows of each noun; the settings are one. */
export interface Rows extends PlainRows {
  settings: SettingsRow
  entries: Iterable<EntryRow>
  pages: Iterable<PageContent>
  categories: Iterable<CategoryRow>
  topCategories: Iterable<TopCategoryRow>
}

/** Few enough to be read anew as a whole. */
export type SmallNoun = Exclude<keyof Rows, 'entries'>
export type SmallRows = Pick<Rows, SmallNoun>

/** `remove` has ids. */
export interface EntryChanges {
  upsert?: Iterable<EntryRow>
  remove?: Iterable<string>
}
