import type { Entry } from '@directory/shared/entry'
import { namesOf, textNames } from '@directory/shared/entryFields'
import { fold, foldDotless } from '@directory/shared/fold'

const phoneNames = namesOf('phone')

/** The digits of what is written as a telephone number, as one dials them within the country. */
export const dialled = (text: string) =>
  text.replace(/(?:\+|(?<!\d)00)\s*49\s*(?:\(0\))?/g, '0').replace(/\D/g, '')

interface Findable {
  text: string
  phones: string
}

/** An entry in memory is never changed, only replaced: what it is found by holds as long as it does. */
const known = new WeakMap<Entry, Findable>()

function findable(entry: Entry, more: readonly string[]): Findable {
  let found = known.get(entry)
  if (!found) {
    const all = [...textNames.map((name) => entry[name]), ...more].join('\n')
    const folded = fold(all)
    const dotless = foldDotless(all)
    found = {
      text: dotless === folded ? folded : `${folded}\n${dotless}`,
      phones: phoneNames.map((name) => dialled(entry[name])).join(' '),
    }
    known.set(entry, found)
  }
  return found
}

/** What may be a telephone number: digits with all that people put between them. */
const numbers = /[+(]?\d[\d\s()/.‐‑–-]*\d/g
/** Fewer say too little of a number: `1` is that of a house. */
const fewestDigits = 4

/**
 * Whether an entry is meant by a query: all of its words occur in it, wherever and however their umlauts are written,
 * or its digits in one of the telephone numbers.
 *
 * @param more texts that belong to it besides its fields
 */
export function tableSearch(query: string): (entry: Entry, more?: readonly string[]) => boolean {
  const wanted: { digits: string; words: string[] }[] = []
  const rest = query.replace(numbers, (number) => {
    wanted.push({ digits: dialled(number), words: wordsOf(number) })
    return ' '
  })
  for (const word of wordsOf(rest)) wanted.push({ digits: '', words: [word] })
  if (wanted.length === 0) return () => true
  return (entry, more = []) => {
    const { text, phones } = findable(entry, more)
    return wanted.every(
      ({ digits, words }) =>
        (digits.length >= fewestDigits && phones.includes(digits)) ||
        words.every((word) => text.includes(fold(word)) || text.includes(foldDotless(word))),
    )
  }
}

const wordsOf = (text: string) => text.split(/[\s,;]+/).filter((word) => word !== '')
