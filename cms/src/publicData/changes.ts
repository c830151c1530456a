import type { PlainNoun } from '@directory/shared/nouns'
import type { PlainRow, PlainRows } from './plainNouns.ts'
import type { CategoryRow, EntryRow, PageRow, SettingsRow, TopCategoryRow } from './rows.ts'

/** Argument of `apply`: rows to store and ids (for pages: names) to remove, any number of each. */
type Rows<N extends string, Row> = {
  noun: N
  upsert?: Iterable<Row>
  remove?: Iterable<string>
}
export type Change =
  | Rows<'entries', EntryRow>
  | { [Noun in PlainNoun]: Rows<Noun, PlainRow<Noun>> }[PlainNoun]
  | Rows<'pages', PageRow>
  | Rows<'categories', CategoryRow>
  | Rows<'topCategories', TopCategoryRow>
  | { noun: 'settings'; value: SettingsRow }

export type ChangedNoun = Change['noun']

export interface StoredRows extends Partial<PlainRows> {
  settings: SettingsRow | null
  entries: Iterable<EntryRow>
  pages: Iterable<PageRow>
  categories: Iterable<CategoryRow>
  topCategories: Iterable<TopCategoryRow>
}
