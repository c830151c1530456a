import type { Entry } from '#shared/entry'
import { EntryNames } from './words/EntryNames.ts'
import { EntryWords } from './words/EntryWords.ts'
import { PhoneNumbers } from './words/PhoneNumbers.ts'

/** Filled on first use or in small steps before: neither the start nor a request waits. */
export class EntryIndexes {
  private indexes = { words: new EntryWords(), names: new EntryNames(), phones: new PhoneNumbers() }
  private all = Object.values(this.indexes)
  private rest: Iterator<Entry> | null | undefined

  constructor(private entries: ReadonlyMap<string, Entry>) {}

  get complete() {
    if (this.rest !== null) this.warm(Number.POSITIVE_INFINITY)
    return this.indexes
  }

  /** Adds the next `count` entries; returns false when all are in. */
  warm(count: number) {
    if (this.rest === null) return false
    this.rest ??= this.entries.values()
    for (let added = 0; added < count; added++) {
      const { value, done } = this.rest.next()
      if (done) {
        this.rest = null
        return false
      }
      for (const index of this.all) index.put(value)
    }
    return true
  }

  put(entry: Entry) {
    if (this.rest !== undefined) for (const index of this.all) index.put(entry)
  }

  remove(uuid: string) {
    for (const index of this.all) index.remove(uuid)
  }
}
