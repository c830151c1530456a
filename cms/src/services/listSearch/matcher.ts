import { fold, foldDotless } from '@directory/shared/fold'
import { dialled } from '../entries/tableText.ts'

interface Searched {
  texts: readonly unknown[]
  phones: readonly unknown[]
}

/** Fewer digits are as likely a house number. */
const fewestDigits = 3

/**
 * Whether a document is meant by what somebody typed: each word somewhere in its texts, as visitors' searches fold
 * them, or a telephone number however it is grouped.
 */
export function matcherOf(query: string): (searched: Searched) => boolean {
  const wanted = fold(query).split(/\s+/).filter(Boolean)
  const digits = /^[\d\s+()/.\-‐‑–]+$/.test(query) ? dialled(query) : ''
  return ({ texts, phones }) => {
    if (digits.length >= fewestDigits && phones.some((phone) => dialled(textOf(phone)).includes(digits)))
      return true
    const text = [...texts, ...phones].map(textOf).join('\n')
    const forms = `${fold(text)}\n${foldDotless(text)}`
    return wanted.every((word) => forms.includes(word))
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
