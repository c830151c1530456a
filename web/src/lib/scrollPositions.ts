const storageKey = 'scrollPlaces'
const maxPositions = 50

let places: Map<string, number> | null = null

function allPositions(): Map<string, number> {
  if (places) return places
  try {
    places = new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][])
  } catch {
    places = new Map()
  }
  return places
}

/** Returns the scroll position (in pixels) at which a history entry's page was left. */
export function scrollPositionOf(entry: string): number | undefined {
  return allPositions().get(entry)
}

export function rememberScrollPosition(entry: string, top: number): void {
  const stored = allPositions()
  stored.delete(entry)
  stored.set(entry, Math.round(top))
  for (const oldest of stored.keys()) {
    if (stored.size <= maxPositions) break
    stored.delete(oldest)
  }
}

/** Stores the positions, so that they survive a visit to another site. */
export function storeScrollPositions(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...allPositions()]))
  } catch {
    // Storage is blocked or full: pages then start at their top.
  }
}
