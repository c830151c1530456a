import type { Entry } from '@directory/shared/entry'
import { fold } from '@directory/shared/fold'
import { GrowingIndex } from './GrowingIndex.ts'
import { PhoneNumbers } from './words/PhoneNumbers.ts'
import { SearchIndex } from './words/SearchIndex.ts'
import { SimilarNames } from './words/SimilarNames.ts'
import { TypedNames } from './words/TypedNames.ts'

/** All indexes of entries. Each is made on first use, so that the start does not wait for it. */
export class EntryIndexes {
  private entries: ReadonlyMap<string, Entry>
  private made = new Map<keyof typeof makers, GrowingIndex<Index>>()
  /** The entries in rough order, for the next index; dropped when an entry changes, and after the last index. */
  private order: readonly Entry[] | undefined

  constructor(entries: ReadonlyMap<string, Entry>) {
    this.entries = entries
  }

  get<K extends keyof typeof makers>(kind: K): ReturnType<(typeof makers)[K]> {
    return this.growing(kind).complete() as ReturnType<(typeof makers)[K]>
  }

  /** Adds the next `count` entries; returns false when all are in. */
  warm(count: number): boolean {
    return kinds.some((kind) => this.growing(kind).grow(count))
  }

  put(entry: Entry): void {
    this.order = undefined
    for (const { index } of this.made.values()) index.put(entry)
  }

  remove(uuid: string): void {
    this.order = undefined
    for (const { index } of this.made.values()) index.remove(uuid)
  }

  private growing(kind: keyof typeof makers): GrowingIndex<Index> {
    const cached = this.made.get(kind)
    if (cached) return cached
    this.order ??= roughlySorted(this.entries.values())
    const index = new GrowingIndex<Index>(makers[kind](), this.present(this.order))
    this.made.set(kind, index)
    if (this.made.size === kinds.length) this.order = undefined
    return index
  }

  /** Entries that changed meanwhile are already in the index. */
  private *present(entries: readonly Entry[]): Generator<Entry> {
    for (const entry of entries) if (this.entries.get(entry.uuid) === entry) yield entry
  }
}

/** Returns the entries in a cheap order close to the German one, so that an index has to move few of them. */
function roughlySorted(entries: Iterable<Entry>): Entry[] {
  const keyed = [...entries].map((entry) => ({ entry, key: fold(entry.name) }))
  return keyed.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key))).map(({ entry }) => entry)
}

const makers = {
  search: () => new SearchIndex(),
  similarNames: () => new SimilarNames(),
  typedNames: () => new TypedNames(),
  phones: () => new PhoneNumbers(),
}
type Index = ReturnType<(typeof makers)[keyof typeof makers]>
const kinds = Object.keys(makers) as (keyof typeof makers)[]
