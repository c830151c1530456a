/** Defaults of the search, which is not limited to the region. */
export const searchDefaults = { region: '' } as const

/** Returns the input of the search's calls. `from` is the visitor's place, even if the address does not contain it. */
export const searchInput = (
  { q, barrierfree, homeVisits }: { q: string; barrierfree: boolean; homeVisits: boolean },
  from: string,
) => ({
  searchQuery: q.trim(),
  barrierfree: barrierfree ? 'true' : '',
  homeVisits: homeVisits ? 'true' : '',
  from,
})
