import { byFilter, type CallFilter, callFilters } from '@directory/shared/filters'

/** The search is not limited to the region. */
export const usualRegion = ''

/** `from` is the visitor's place, even if the address does not contain it. */
export const searchInput = (filters: { q: string } & Record<CallFilter, boolean>, from: string) => ({
  searchQuery: filters.q.trim(),
  ...byFilter(callFilters, (name) => (filters[name] ? 'true' : '')),
  from,
})
