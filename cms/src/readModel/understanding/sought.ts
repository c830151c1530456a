import type { EntryStore } from '../EntryStore.ts'
import { type Found, findProviders } from './findProviders.ts'
import type { Guide } from './Guide.ts'
import type { Understood } from './understand.ts'
import type { Wish } from './wish.ts'

export interface Sought {
  wish: Wish
  found: Found
}

/** A page asks for its hits and for what was understood one after the other, and so do all who watch it grow. */
const mostWishes = 50
/** The same words are said in many towns. */
const mostTexts = 200

interface Kept {
  /** How often entries had changed. */
  changes: number
  byText: Map<string, Understood>
  byWish: Map<string, Sought>
}

const kept = new WeakMap<Guide, Kept>()

interface Asked extends Omit<Wish, 'understood' | 'near'> {
  /** Where the visitor is: a town or `lat,lon`. */
  from: string
}

/** What was understood of a text, and the providers for it; kept until an entry or a category changes. */
export function sought(guide: Guide, entries: EntryStore, { from, ...asked }: Asked): Sought {
  const { byText, byWish } = current(guide, entries)
  return keptOr(byWish, mostWishes, JSON.stringify([asked, from]), () => {
    const understood = keptOr(byText, mostTexts, asked.text, () => guide.understand(asked.text))
    const wish = { ...asked, understood, near: guide.doorstepOf(from) }
    return { wish, found: findProviders(guide, entries, wish) }
  })
}

function keptOr<T>(known: Map<string, T>, most: number, key: string, make: () => T): T {
  const before = known.get(key)
  if (before !== undefined) return before
  const made = make()
  const [oldest] = known.size < most ? [] : known.keys()
  if (oldest !== undefined) known.delete(oldest)
  known.set(key, made)
  return made
}

function current(guide: Guide, { changes }: EntryStore): Kept {
  const known = kept.get(guide)
  if (known?.changes === changes) return known
  const made = { changes, byText: new Map(), byWish: new Map() }
  kept.set(guide, made)
  return made
}
