import { fold, foldDotless } from '@directory/shared/fold'

/** The digits of a telephone number as dialled within the country. */
export const dialled = (text: string) =>
  text.replace(/(?:\+|(?<!\d)00)\s*49\s*(?:\(0\))?/g, '0').replace(/\D/g, '')

interface Searched {
  texts: readonly unknown[]
  phones: readonly unknown[]
}

/** Search keys of a document: folded texts, and telephone numbers as dialled. */
export interface Findable {
  text: string
  phones: string
}

export function findableOf({ texts, phones }: Searched): Findable {
  const all = [...texts, ...phones].map(textOf).join('\n')
  const folded = fold(all)
  const dotless = foldDotless(all)
  return {
    text: dotless === folded ? folded : `${folded}\n${dotless}`,
    phones: phones.map((phone) => dialled(textOf(phone))).join(' '),
  }
}

/** A possible telephone number: digits with the signs that people put between them. */
const numbers = /[+(]?\d[\d\s()/.‐‑–-]*\d/g
/** Fewer say too little of a number: `1` is that of a house. */
const minDigits = 4

/**
 * Whether something is meant by what staff type: all words of it occur in the texts, wherever and however their umlauts
 * are written, or its digits in one of the telephone numbers.
 */
export function matcherOf(query: string): (findable: Findable) => boolean {
  const wanted: { digits: string; words: string[] }[] = []
  const rest = query.replace(numbers, (number) => {
    wanted.push({ digits: dialled(number), words: wordsOf(number) })
    return ' '
  })
  for (const word of wordsOf(rest)) wanted.push({ digits: '', words: [word] })
  return ({ text, phones }) =>
    wanted.every(
      ({ digits, words }) =>
        (digits.length >= minDigits && phones.includes(digits)) ||
        words.every((word) => text.includes(fold(word)) || text.includes(foldDotless(word))),
    )
}

const wordsOf = (text: string) => text.split(/[\s,;]+/).filter((word) => word !== '')
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
