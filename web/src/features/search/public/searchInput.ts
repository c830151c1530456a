/** How a search is arranged unless somebody says otherwise. */
export const searchDefaults = { group: 'city', region: '' } as const

/** What the calls of a search are asked with. `from` is where the reader is, also where the address does not say so. */
export const searchInput = (
  { q, barrierfree, homeVisits }: { q: string; barrierfree: boolean; homeVisits: boolean },
  from: string,
) => ({
  searchQuery: q.trim(),
  barrierfree: barrierfree ? 'true' : '',
  homeVisits: homeVisits ? 'true' : '',
  from,
})
