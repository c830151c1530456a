/**
 * What the table of all entries can be narrowed by, beside words, category and town. One more: its name here, whom it
 * keeps in `cms/src/nouns/entries/entryTable.ts`, and its label (`entries.filter.…`).
 */
export const entryFilters = [
  'withoutEmail',
  'withoutPlace',
  'checkedLongAgo',
  'visitsByWords',
  'changedByMe',
] as const
export type EntryFilter = (typeof entryFilters)[number]

export const isEntryFilter = (name: string): name is EntryFilter =>
  (entryFilters as readonly string[]).includes(name)

/** What it can be sorted by; with `-` before it the other way round. */
export const entrySorts = [
  'name',
  'category',
  'street',
  'city',
  'phone',
  'email',
  'checkedAt',
  'updatedAt',
] as const
export type EntrySort = (typeof entrySorts)[number]

/** Fields that several entries can be given one value of; never who they are or how to reach them. */
export const commonFields = ['category', 'homeVisits', 'serviceArea', 'barrierfree', 'website'] as const
export type CommonField = (typeof commonFields)[number]

/** Rows of a page. */
export const tablePage = 50
/** Rows that one act takes at most. */
export const maxMarked = 100
