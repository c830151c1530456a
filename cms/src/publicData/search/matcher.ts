import { fold, foldDotless } from '#shared/fold'

export const withDialledDigits = (text: string) =>
  text.replace(/(?:\+|(?<!\d)00)\s*49\s*(?:\(0\))?/g, '0').replace(/\D/g, '')

/** Search keys of a document: folded texts, and phone numbers as dialled. */
export interface Findable {
  text: string
  phones: string
}

export function findableOf({
  texts,
  phones,
}: {
  texts: readonly unknown[]
  phones: readonly unknown[]
}): Findable {
  const all = [...texts, ...phones].map(textOf).join('\n')
  return {
    text: [...new Set([fold(all), foldDotless(all)])].join('\n'),
    phones: phones.map((phone) => withDialledDigits(textOf(phone))).join(' '),
  }
}

/** Possible phone numbers: digits with the characters that people put between them. */
const numbers = /[+(]?\d[\d\s()/.‐‑–-]*\d/g
/** Digits: fewer fit too many numbers, and `1` may be that of a house. */
const minDigits = 4

/** For staff: all words are in the texts, in any spelling, or the digits in a phone number. */
export function matcherOf(query: string): (findable: Findable) => boolean {
  const wanted: { digits: string; words: string[] }[] = []
  const rest = query.replace(numbers, (number) => {
    wanted.push({ digits: withDialledDigits(number), words: wordsOf(number) })
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
