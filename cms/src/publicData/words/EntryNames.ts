import { appendTo } from '@directory/shared/appendTo'
import { differsByOne } from '@directory/shared/differsByOne'
import type { Entry } from '@directory/shared/entry'
import { byName } from './byName.ts'
import { nameSimilarity } from './nameSimilarity.ts'
import { nameWords } from './nameWords.ts'
import { plainSpelling } from './plainWords.ts'

const maxSimilar = 10
/** Minimum length of whole names with a slip: shorter ones are too similar to other words. */
const minSlipLength = 6
/** Maximum length of a name, and number of its words; no provider's has more. */
const maxLength = 300
const maxWords = 16

/** Returns a name's keys: a slip in an umlaut or ß counts as one letter, in every spelling. */
const keysOf = (name: string): Set<string> =>
  new Set([
    nameWords(name).join(''),
    ...[name, name.replaceAll('ß', 's')].map((text) => nameWords(text).map(plainSpelling).join('')),
  ])

/** Finds entries by their names: those that were typed, and those that look the same to people. */
export class EntryNames {
  private named = new Map<string, { entry: Entry; words: readonly string[] }>()
  /** By names in one word, without their legal form. */
  private byKey = new Map<string, Entry[]>()

  put(entry: Entry): void {
    this.remove(entry.uuid)
    const words = nameWords(entry.name)
    this.named.set(entry.uuid, { entry, words })
    for (const key of keysOf(entry.name)) appendTo(this.byKey, key, entry)
  }

  remove(uuid: string): void {
    const present = this.named.get(uuid)
    if (!present) return
    this.named.delete(uuid)
    for (const key of keysOf(present.entry.name)) {
      const left = this.byKey.get(key)?.filter((other) => other !== present.entry) ?? []
      if (left.length > 0) this.byKey.set(key, left)
      else this.byKey.delete(key)
    }
  }

  /** Returns entries with exactly this name, spaces and legal form aside, and those that differ by one letter. */
  typed(text: string): { exact: readonly Entry[]; withSlip: readonly Entry[] } {
    const keys = [...keysOf(text.slice(0, maxLength))]
    const exact = new Set(keys.flatMap((key) => this.byKey.get(key) ?? []))
    const withSlip = new Set<Entry>()
    for (const key of keys)
      if (key.length >= minSlipLength)
        for (const [other, entries] of this.byKey)
          if (differsByOne(other, key)) for (const entry of entries) withSlip.add(entry)
    return { exact: [...exact], withSlip: [...withSlip].filter((entry) => !exact.has(entry)) }
  }

  /** Returns at most 10 wanted entries with similar names, best first, equal ones in German order. */
  similar(name: string, isWanted: (entry: Entry) => boolean = () => true): Entry[] {
    const wanted = nameWords(name.slice(0, maxLength)).slice(0, maxWords)
    const alike: { entry: Entry; value: number }[] = []
    for (const { entry, words } of this.named.values()) {
      const value = isWanted(entry) ? nameSimilarity(wanted, words) : 0
      if (value > 0) alike.push({ entry, value })
    }
    return alike
      .sort((a, b) => b.value - a.value || byName(a.entry, b.entry))
      .slice(0, maxSimilar)
      .map(({ entry }) => entry)
  }
}
