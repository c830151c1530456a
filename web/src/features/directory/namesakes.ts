import type { Entry } from '@directory/shared/entry'

export type Found = { kind: 'one'; entry: Entry } | { kind: 'several'; entries: Entry[] } | { kind: 'none' }

/**
 * The provider of a category that an address means. `id` chooses among namesakes; an `id` that no longer
 * exists falls back to the name, so that an old link still leads somewhere.
 */
export function findByName(entries: readonly Entry[], name: string, id: string | null): Found {
  const named = entries.filter((entry) => entry.name === name)
  const chosen = named.find((entry) => entry.uuid === id)
  if (chosen) return { kind: 'one', entry: chosen }
  const [only, ...others] = named
  if (!only) return { kind: 'none' }
  return others.length === 0 ? { kind: 'one', entry: only } : { kind: 'several', entries: named }
}

/** Names that more than one provider of the list bears; their links carry the id. */
export function sharedNames(entries: readonly { name: string; category: string }[]): Set<string> {
  const seen = new Set<string>()
  const shared = new Set<string>()
  for (const entry of entries) {
    const key = nameKey(entry)
    if (seen.has(key)) shared.add(key)
    seen.add(key)
  }
  return shared
}

export function nameKey(entry: { name: string; category: string }): string {
  return `${entry.category}\n${entry.name}`
}
