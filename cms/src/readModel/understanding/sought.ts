import type { EntryStore } from '../EntryStore.ts'
import { type Found, findProviders, type Wish } from './findProviders.ts'
import type { Guide } from './Guide.ts'

export interface Sought {
  wish: Wish
  found: Found
}

/** A page asks for its hits and for what was understood one after the other, and so do all who watch it grow. */
const mostKept = 50

interface Kept {
  /** How often entries had changed. */
  changes: number
  byWish: Map<string, Sought>
}

const kept = new WeakMap<Guide, Kept>()

/** What was understood of a text, and the providers for it; kept until an entry or a category changes. */
export function sought(
  guide: Guide,
  entries: EntryStore,
  { text, barrierfreeOnly, from }: { text: string; barrierfreeOnly: boolean; from: string },
): Sought {
  const { byWish } = current(guide, entries)
  const key = JSON.stringify([text, barrierfreeOnly, from])
  const before = byWish.get(key)
  if (before) return before
  const understood = guide.understand(text)
  const wish = { text, understood, barrierfreeOnly, near: guide.positionOf(from) }
  const made = { wish, found: findProviders(guide, entries, wish) }
  const [oldest] = byWish.size < mostKept ? [] : byWish.keys()
  if (oldest !== undefined) byWish.delete(oldest)
  byWish.set(key, made)
  return made
}

function current(guide: Guide, { changes }: EntryStore): Kept {
  const known = kept.get(guide)
  if (known?.changes === changes) return known
  const made = { changes, byWish: new Map() }
  kept.set(guide, made)
  return made
}
