import type { useText } from '../../../lib/intl.ts'
import type { EntryQuery } from './EntryFilters.tsx'

/** What the table is narrowed by, besides the search, in words. */
export const filterNames = (
  text: ReturnType<typeof useText>,
  { category, town, filter }: EntryQuery,
): readonly string[] =>
  [category, town, ...filter.map((name) => text(`entries.filter.${name}`))].filter((name) => name !== '')
