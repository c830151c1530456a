import type { Entry } from '@directory/shared/entry'

interface Index {
  put(entry: Entry): void
  remove(uuid: string): void
  /** Does the work that the next query would otherwise have to wait for. */
  settle(): void
}

/**
 * Fills an index in small steps, so that no request waits for the whole. Changes go into `index` meanwhile; adding an
 * entry twice has no effect, so filling and changes may overlap.
 */
export class GrowingIndex<I extends Index> {
  readonly index: I
  private rest: Iterator<Entry> | undefined

  constructor(index: I, entries: Iterator<Entry>) {
    this.index = index
    this.rest = entries
  }

  /** Adds the next `count` entries; returns false when there are no more. */
  grow(count: number): boolean {
    for (let i = 0; i < count && this.rest; i++) {
      const { value, done } = this.rest.next()
      if (done) this.rest = undefined
      else this.index.put(value)
    }
    this.index.settle()
    return this.rest !== undefined
  }

  complete(): I {
    if (this.rest) this.grow(Number.POSITIVE_INFINITY)
    return this.index
  }
}
