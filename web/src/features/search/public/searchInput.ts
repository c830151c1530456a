import { type CallFilter, callFilters } from '#shared/filters'
import { recordOf } from '#shared/ownValue'

/** The search is not limited to the region. */
export const usualRegion = ''

/** `from` is the visitor's place, even if the address does not contain it. */
export const searchInput = (filters: { q: string } & Record<CallFilter, boolean>, from: string) => ({
  searchQuery: filters.q.trim(),
  ...recordOf(callFilters, (name) => (filters[name] ? 'true' : '')),
  from,
})
