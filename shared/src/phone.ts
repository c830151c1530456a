/** Letters that are typed or scanned in place of digits. */
const digitLike = /[OoОоΟοlIi|SBZ]/
const onlyZeros = /^[OoОоΟο]+$/
/** Characters between the digits of one number; a comma or an opening bracket ends it. */
const within = /^[^,;:([]*$/
const tight = /^[-‐‑‒–—−/⁄∕]$/

/** Replaces letters (including Greek and Cyrillic ones) that were typed or scanned in place of digits. */
const inDigits = (word: string) =>
  word
    .replace(/[OoОоΟο]/g, '0')
    .replace(/[lIi|]/g, '1')
    // Other letters count only between digits: "3B" is a flat.
    .replace(/(\d)([SBZ])(?=\d)/g, (_, before, letter) => before + { S: 5, B: 8, Z: 2 }[letter as 'S'])

const isNumeric = (word = '') => /^\d+$/.test(inDigits(word)) && (/\d/.test(word) || onlyZeros.test(word))

/**
 * Returns the text, in its original length, with digits in place of letters inside telephone numbers: the O of "09522 /
 * 30 12 O", not that of "oder" or "O. Meier".
 */
export function lettersToDigits(text: string): string {
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

/** Returns the number with digits in place of such letters, or null if there are none. */
export function phoneSuggestion(typed: string): string | null {
  const meant = lettersToDigits(typed)
  return meant === typed ? null : meant
}

/** Returns true if a letter may be a mistyped digit, or stands alone at the end; forms ask about it once. */
export const isDoubtfulPhone = (typed: string): boolean =>
  phoneSuggestion(typed) !== null || /\d\s+\p{L}\s*$/u.test(typed)

/** Minimum number of digits of an area code with a number. */
const minWithArea = 6
const minDigits = 3

/**
 * Returns the digits to dial, with a leading + if there is one; of several numbers, the first. Returns null if there is
 * none, or if letters are among the digits: without them another number would be dialled.
 */
export function dialledNumber(typed: string): string | null {
  for (const part of typed.split(/oder|und|;|,|\bor\b/i)) {
    if (phoneSuggestion(part) !== null) return null
    const number = numberIn(part)
    if (number) return number
    // Digits after an area code are not a separate number, whatever is between them.
    if (/(?<![\p{L}\d])0\d{2}/u.test(part)) return null
  }
  return null
}

/**
 * Splits numbers written side by side; each begins with its area code. A part too short for a number belongs to its
 * neighbour: "0176 04069086" and "0176/040690 72" are one each.
 */
export function splitPhoneNumbers(text: string): string[] {
  const numbers: string[] = []
  let open = ''
  for (const [index, part] of text.split(/(?<![\s/])([\s/]+)(?=[+(]*0\d\d)/).entries()) {
    const isWhole = index % 2 === 1 && countDigits(open) >= minWithArea
    if (isWhole) numbers.push(open)
    open = isWhole ? '' : open + part
  }
  if (numbers.length > 0 && countDigits(open) < minWithArea)
    return [...numbers.slice(0, -1), `${numbers.at(-1)} ${open}`]
  return [...numbers, open]
}

const countDigits = (text: string) => text.replace(/\D/g, '').length

/** Returns the number with the country code, so that it also works from abroad. */
export function internationalNumber(typed: string): string | null {
  const dialled = dialledNumber(typed)
  return dialled === null ? null : dialled.replace(/^00/, '+').replace(/^0(?=[1-9]\d{5})/, '+49')
}

function numberIn(text: string): string | null {
  const runs = [...text.matchAll(/(?<![+(])[+(]*\d(?:[\d\s().·‐‑‒–—−/⁄∕-]*\d)?/g)].filter(
    ({ 0: run, index }) => {
      // Three letters, of at most two units each.
      const before = text.slice(Math.max(0, index - 6), index)
      const behind = text.slice(index + run.length)
      // "Tel09521" is a word and a number, "A12" and "12a" are not telephone numbers.
      const touches = /\p{L}$/u.test(before) && !/\p{L}{3}$/u.test(before)
      return !touches && !/^(?:\p{L}|\s*Uhr)/u.test(behind)
    },
  )
  const numbers = runs
    .flatMap(({ 0: run }) => splitPhoneNumbers(run))
    .map((number) => number.replace(/\(0\)/g, '').replace(/[^\d+]/g, ''))
  const whole = numbers.find((number) => /^[+0]/.test(number) && number.length >= minWithArea)
  if (whole) return whole
  return numbers.some((number) => /^(?:\+|0\d{2})/.test(number))
    ? null
    : (numbers.find((number) => /^[1-9]/.test(number) && number.length >= minDigits) ?? null)
}
