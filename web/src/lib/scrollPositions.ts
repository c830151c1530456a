const key = 'scrollPlaces'
const max = 50

let places: Map<string, number> | null = null

function all(): Map<string, number> {
  if (places) return places
  try {
    places = new Map(JSON.parse(sessionStorage.getItem(key) ?? '[]') as [string, number][])
  } catch {
    places = new Map()
  }
  return places
}

/** Returns the scroll position (in pixels) at which a history entry's page was left. */
export function scrollPositionOf(entry: string): number | undefined {
  return all().get(entry)
}

export function rememberScrollPosition(entry: string, top: number): void {
  const known = all()
  known.delete(entry)
  known.set(entry, Math.round(top))
  for (const oldest of known.keys()) {
    if (known.size <= max) break
    known.delete(oldest)
  }
}

/** Stores the positions, so that they survive a visit to another site. */
export function storeScrollPositions(): void {
  try {
    sessionStorage.setItem(key, JSON.stringify([...all()]))
  } catch {
    // Storage is blocked or full: pages then start at their top.
  }
}
