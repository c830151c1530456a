import { appendTo } from '#shared/appendTo'
import { differsByOne } from '#shared/differsByOne'
import type { Entry } from '#shared/entry'
import { onceEach } from '#shared/ownValue'
import { byName } from './byName.ts'
import { minSlipLength, nameSimilarity } from './nameSimilarity.ts'
import { nameWords } from './nameWords.ts'
import { plainSpelling } from './plainWords.ts'

const maxSimilar = 10
/** Of whole names with a slip: shorter ones are too similar to other words. */
const minTypedLength = 6
/** Of a name, and number of its words; no provider's has more. */
const maxLength = 300
const maxWords = 16

/** A name's keys: a slip in an umlaut or ß counts as one letter, in every spelling. */
const keysOf = (name: string) => [
  ...new Set([
    nameWords(name).join(''),
    ...[name, name.replaceAll('ß', 's')].map((text) => nameWords(text).map(plainSpelling).join('')),
  ]),
]

export class EntryNames {
  private named = new Map<string, { entry: Entry; words: readonly string[]; keys: readonly string[] }>()

  put(entry: Entry) {
    this.named.set(entry.uuid, { entry, words: nameWords(entry.name), keys: keysOf(entry.name) })
  }

  remove(uuid: string) {
    this.named.delete(uuid)
  }

  /** `exact`: spaces and legal form aside; `withSlip`: one letter differs. */
  typed(text: string): { exact: readonly Entry[]; withSlip: readonly Entry[] } {
    const typed = keysOf(text.slice(0, maxLength))
    const long = typed.filter(({ length }) => length >= minTypedLength)
    const [exact, withSlip]: [Entry[], Entry[]] = [[], []]
    for (const { entry, keys } of this.named.values()) {
      if (typed.some((key) => keys.includes(key))) exact.push(entry)
      else if (long.some((key) => keys.some((own) => differsByOne(own, key)))) withSlip.push(entry)
    }
    return { exact, withSlip }
  }

  /** At most 10 wanted ones, best first, equal ones in German order. */
  similar(name: string, isWanted?: (entry: Entry) => boolean): Entry[] {
    const wanted = nameWords(name.slice(0, maxLength)).slice(0, maxWords)
    return mostSimilar(wanted, this.named.values(), isWanted)
  }
}

function mostSimilar(
  wanted: readonly string[],
  named: Iterable<{ entry: Entry; words: readonly string[] }>,
  isWanted: (entry: Entry) => boolean = () => true,
): Entry[] {
  const alike: { entry: Entry; value: number }[] = []
  for (const { entry, words } of named) {
    const value = isWanted(entry) ? nameSimilarity(wanted, words) : 0
    if (value > 0) alike.push({ entry, value })
  }
  return alike
    .sort((a, b) => b.value - a.value || byName(a.entry, b.entry))
    .slice(0, maxSimilar)
    .map(({ entry }) => entry)
}

/** Also without each of its letters, to be found despite a typing error. */
const slips = (word: string) =>
  word.length < minSlipLength
    ? [word]
    : [word, ...Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1))]

/**
 * Finds similar names, best first, for many names in a row: without comparing each with all. Every word of the shorter
 * one stands in the longer one, so its rarest does.
 */
export function indexNames(entries: readonly Entry[]) {
  const all = entries.map((entry) => ({ entry, words: nameWords(entry.name) }))
  const [byWord, byRarest] = [new Map<string, typeof all>(), new Map<string, typeof all>()]
  for (const one of all) for (const key of new Set(one.words.flatMap(slips))) appendTo(byWord, key, one)
  const count = onceEach((word) => slips(word).reduce((sum, key) => sum + (byWord.get(key)?.length ?? 0), 0))
  for (const one of all) {
    const [rarest = ''] = one.words.toSorted((a, b) => count(a) - count(b))
    for (const key of [...slips(rarest), one.words.join('')]) appendTo(byRarest, key, one)
  }
  // Thousands of rows may share words, or the whole name.
  const found = onceEach((word) => {
    const keys = slips(word)
    const all = (by: typeof byWord) => keys.flatMap((key) => by.get(key) ?? [])
    return { longer: all(byWord), shorter: all(byRarest) }
  })
  const similar = onceEach((name) => {
    const wanted = name.split(' ')
    const words = wanted.map(found)
    const rarest = words.reduce((rare, one) => (one.longer.length < rare.longer.length ? one : rare))
    const shorter = [...words.flatMap((one) => one.shorter), ...(byRarest.get(wanted.join('')) ?? [])]
    return mostSimilar(wanted, new Set([...rarest.longer, ...shorter]))
  })
  return (wanted: readonly string[]): Entry[] => (wanted.length > 0 ? similar(wanted.join(' ')) : [])
}
