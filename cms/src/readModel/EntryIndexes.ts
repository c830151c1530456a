import type { Entry } from '@directory/shared/entry'
import { fold } from '@directory/shared/fold'
import { GrowingIndex } from './GrowingIndex.ts'
import { SearchIndex } from './search/SearchIndex.ts'
import { SimilarNames } from './search/SimilarNames.ts'
import { PhoneNumbers } from './understanding/PhoneNumbers.ts'
import { TypedNames } from './understanding/TypedNames.ts'

/** All indexes of entries. Each is made on first use, so that the start does not wait for it. */
export class EntryIndexes {
  private entries: ReadonlyMap<string, Entry>
  private made = new Map<keyof typeof makers, GrowingIndex<Index>>()

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
    for (const { index } of this.made.values()) index.put(entry)
  }

  remove(uuid: string): void {
    for (const { index } of this.made.values()) index.remove(uuid)
  }

  private growing(kind: keyof typeof makers): GrowingIndex<Index> {
    const cached = this.made.get(kind)
    if (cached) return cached
    const index = new GrowingIndex<Index>(makers[kind](), this.roughlySorted())
    this.made.set(kind, index)
    return index
  }

  /** Yields all entries in a cheap order close to the German one, so that the index has to move few of them. */
  private *roughlySorted(): Generator<Entry> {
    const all = [...this.entries.values()].map((entry) => ({ entry, key: fold(entry.name) }))
    all.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)))
    // Entries that changed meanwhile are already in the index.
    for (const { entry } of all) if (this.entries.get(entry.uuid) === entry) yield entry
  }
}

const makers = {
  search: () => new SearchIndex(),
  similarNames: () => new SimilarNames(),
  typedNames: () => new TypedNames(),
  phones: () => new PhoneNumbers(),
}
type Index = ReturnType<(typeof makers)[keyof typeof makers]>
const kinds = Object.keys(makers) as (keyof typeof makers)[]
