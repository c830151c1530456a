import type { useText } from '../../../lib/intl.ts'
import type { EntryQuery } from './EntryFilters.tsx'

/** Returns the table's filters besides the search, in words. */
export const filterNames = (
  text: ReturnType<typeof useText>,
  { category, town, filter }: EntryQuery,
): readonly string[] =>
  [category, town, ...filter.map((name) => text(`entries.filter.${name}`))].filter((name) => name !== '')
