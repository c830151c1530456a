import { appendTo } from '@directory/shared/appendTo'
import type { Entry } from '@directory/shared/entry'
import { misspelled } from './misspelled.ts'
import { nameWords } from './nameWords.ts'
import { plainSpelling } from './plainWords.ts'
import { WordList } from './WordList.ts'

/** Minimum length of names with a typo: shorter ones are too similar to other words. */
const minLength = 6
/** Maximum length of a name; no provider's is longer. */
const maxLength = 300

/** Finds entries by their whole names: without the legal form, with one typo, spaces anywhere. */
export class TypedNames {
  private byKey = new Map<string, Entry[]>()
  private sorted = new WordList()
  private keys = new Map<string, Entry>()

  put(entry: Entry): void {
    this.remove(entry.uuid)
    this.keys.set(entry.uuid, entry)
    for (const key of keysOf(entry.name)) {
      if (!this.byKey.has(key)) this.sorted.add(key)
      appendTo(this.byKey, key, entry)
    }
  }

  remove(uuid: string): void {
    const entry = this.keys.get(uuid)
    if (!entry) return
    this.keys.delete(uuid)
    // A key without entries stays in the sorted list, where it finds nothing.
    for (const key of keysOf(entry.name))
      this.byKey.set(key, this.byKey.get(key)?.filter((other) => other !== entry) ?? [])
  }

  settle(): void {
    this.sorted.settle()
  }

  /** Returns entries with exactly this name, and those that differ by one letter or two swapped ones. */
  find(text: string): { exact: Entry[]; withSlip: Entry[] } {
    const exact = new Set<Entry>()
    const withSlip = new Set<Entry>()
    const note = (key: string, found: Set<Entry>) => {
      for (const entry of this.byKey.get(key) ?? []) if (!exact.has(entry)) found.add(entry)
    }
    const keys = keysOf(text.slice(0, maxLength))
    for (const key of keys) note(key, exact)
    for (const key of keys)
      if (key.length >= minLength) misspelled(this.sorted, key, true, (other) => note(other, withSlip))
    return { exact: [...exact], withSlip: [...withSlip] }
  }
}

/** Returns a name's keys: a typo in an umlaut or ß counts as one letter, in every spelling. */
function keysOf(name: string): Set<string> {
  const words = nameWords(name)
  const keys = new Set([words.join(''), words.map(plainSpelling).join('')])
  if (name.includes('ß')) keys.add(nameWords(name.replaceAll('ß', 's')).map(plainSpelling).join(''))
  return keys
}
