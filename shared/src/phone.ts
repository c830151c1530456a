import { phoneNumbersIn } from './phoneNumbers.ts'

/** Letters that are typed or scanned in place of digits. */
const digitLike = /[OoОоΟοlIi|SBZ]/
const onlyZeros = /^[OoОоΟο]+$/
/** A comma or an opening bracket ends the number. */
const within = /^[^,;:([]*$/
const tight = /^[-‐‑‒–—−/⁄∕]$/

/** Letters (including Greek and Cyrillic ones) typed or scanned in place of digits. */
const inDigits = (word: string) =>
  word
    .replace(/[OoОоΟο]/g, '0')
    .replace(/[lIi|]/g, '1')
    // Other letters count only between digits: "3B" is a flat.
    .replace(/(\d)([SBZ])(?=\d)/g, (_, before, letter) => before + { S: 5, B: 8, Z: 2 }[letter as 'S'])

const isNumeric = (word = '') => /^\d+$/.test(inDigits(word)) && (/\d/.test(word) || onlyZeros.test(word))

/** In the original length: the O of "09522 / 30 12 O", not that of "oder" or "O. Meier". */
export function lettersToDigits(text: string) {
  if (!digitLike.test(text)) return text
  // Words are at the odd indexes.
  const parts = text.split(/([\p{L}\p{N}|]+)/u)
  const isDigit = (index: number) => {
    const [word = '', gap = '', next] = parts.slice(index, index + 3)
    if (/\d/.test(word)) return isNumeric(word)
    const isZero = onlyZeros.test(word)
    if (!isZero && !/^[lI|]$/.test(word)) return false
    const follows = isNumeric(parts[index - 2]) && within.test(parts[index - 1] ?? '')
    // If a new number begins after it, the letter stands for "oder".
    const precedes = isNumeric(next) && within.test(gap) && !gap.includes('+') && !next?.startsWith('0')
    if (!isZero) return follows && precedes
    if (next && gap.startsWith('.')) return false
    // "123-o Zentrale" is an extension, "123 o Zentrale" may be "oder"; a stop follows an initial.
    const isExtension = tight.test(parts[index - 1] ?? '') || !/^o/.test(word)
    const isAnother = isNumeric(next) && next?.startsWith('0')
    return precedes || (follows && (!next || !within.test(gap) || (isExtension && !isAnother)))
  }
  return parts.map((part, index) => (index % 2 === 1 && isDigit(index) ? inDigits(part) : part)).join('')
}

/** Null if there are no such letters. */
export function phoneSuggestion(typed: string) {
  const meant = lettersToDigits(typed)
  return meant === typed ? null : meant
}

/** A letter may be a mistyped digit, or stands alone at the end; forms ask about it once. */
export const isDoubtfulPhone = (typed: string) =>
  phoneSuggestion(typed) !== null || /\d\s+\p{L}\s*$/u.test(typed)

/**
 * With a leading + if there is one; of several numbers, the first. Null if there is none, or if letters are among the
 * digits: without them another number would be dialled.
 */
export function dialledNumber(typed: string) {
  for (const part of typed.split(/oder|und|;|,|\bor\b/i)) {
    if (phoneSuggestion(part) !== null) return null
    const numbers = phoneNumbersIn(part)
    const number = numbers.find(({ dialled }) => /^[+0]/.test(dialled)) ?? numbers[0]
    // Digits after an area code are not a separate number, whatever is between them.
    const isCutOff = /(?<![\p{L}\d])0\d{2}/u.test(part) && !/^[+0]/.test(number?.dialled ?? '')
    if (isCutOff && !/^116\d{3}$/.test(number?.dialled ?? '')) return null
    if (number) return number.dialled
  }
  return null
}

/** With the country code, so that it also works from abroad. */
export const internationalNumber = (typed: string) =>
  dialledNumber(typed)?.replace(/^0(?=[1-9]\d{5})/, '+49') ?? null
