const onlyZeros = /^[OoОоΟο]+$/
/** What stands between the digits of one number; a comma or a bracket that opens ends it. */
const within = /^[^,;:([]*$/
const tight = /^[-‐‑‒–—−/⁄∕]$/

/** A word with digits in place of letters, Greek and Cyrillic ones among them, that are typed or scanned for them. */
const inDigits = (word: string) =>
  word
    .replace(/[OoОоΟο]/g, '0')
    .replace(/[lIi|]/g, '1')
    // Of other letters only those between digits: "3B" is a flat.
    .replace(/(\d)([SBZ])(?=\d)/g, (_, before, letter) => before + { S: 5, B: 8, Z: 2 }[letter as 'S'])

const isNumeric = (word = '') => /^\d+$/.test(inDigits(word)) && (/\d/.test(word) || onlyZeros.test(word))

/**
 * The text, as long as it was, with digits in place of letters that stand where a telephone number has digits: the O of
 * "09522 / 30 12 O", not that of "oder" or "O. Meier".
 */
export function withDigits(text: string): string {
  // Words at the odd places.
  const parts = text.split(/([\p{L}\p{N}|]+)/u)
  const isDigit = (at: number) => {
    const [word = '', gap = '', next] = parts.slice(at, at + 3)
    if (/\d/.test(word)) return isNumeric(word)
    const isZero = onlyZeros.test(word)
    if (!isZero && !/^[lI|]$/.test(word)) return false
    const follows = isNumeric(parts[at - 2]) && within.test(parts[at - 1] ?? '')
    // Where a number of its own begins the letter stands for "oder".
    const precedes = isNumeric(next) && within.test(gap) && !gap.includes('+') && !next?.startsWith('0')
    if (!isZero) return follows && precedes
    if (next && gap.startsWith('.')) return false
    // "123-o Zentrale" is an extension, "123 o Zentrale" may be "oder"; an initial has a stop behind it.
    const isExtension = tight.test(parts[at - 1] ?? '') || !/^o/.test(word)
    const isAnother = isNumeric(next) && next?.startsWith('0')
    return precedes || (follows && (!next || !within.test(gap) || (isExtension && !isAnother)))
  }
  return parts.map((part, at) => (at % 2 === 1 && isDigit(at) ? inDigits(part) : part)).join('')
}

/** The number with digits in place of such letters; null where there are none. */
export function phoneSuggestion(typed: string): string | null {
  const meant = withDigits(typed)
  return meant === typed ? null : meant
}

/** Too few digits for an area code and a number. */
const minWithArea = 6
const minDigits = 3

/**
 * The digits, with a + where they begin with one, that a telephone dials for what was typed: of several numbers the
 * first. Null where there is none, and where letters stand in it: without them another number would be dialled.
 */
export function dialledNumber(typed: string): string | null {
  for (const part of typed.split(/oder|und|;|,|\bor\b/i)) {
    if (phoneSuggestion(part) !== null) return null
    const number = numberIn(part)
    if (number) return number
    // What follows an area code is no number of its own, whatever stands between them.
    if (/(?<![\p{L}\d])[+(]*0\d{2}/u.test(part)) return null
  }
  return null
}

/**
 * Two numbers may stand side by side; each begins with its area code. What is too short for a number of its own belongs
 * to its neighbour: "0176 04069086" and "0176/040690 72" are one each.
 */
export function sideBySide(text: string): string[] {
  const numbers: string[] = []
  let open = ''
  for (const [at, part] of text.split(/([\s/]+)(?=[+(]*0\d\d)/).entries()) {
    const isWhole = at % 2 === 1 && countDigits(open) >= minWithArea
    if (isWhole) numbers.push(open)
    open = isWhole ? '' : open + part
  }
  if (numbers.length > 0 && countDigits(open) < minWithArea)
    return [...numbers.slice(0, -1), `${numbers.at(-1)} ${open}`]
  return [...numbers, open]
}

const countDigits = (text: string) => text.replace(/\D/g, '').length

/** The same with the country code, so that it works from abroad, too. */
export function wholeNumber(typed: string): string | null {
  const dialled = dialledNumber(typed)
  return dialled === null ? null : dialled.replace(/^00/, '+').replace(/^0(?=[1-9]\d{5})/, '+49')
}

function numberIn(text: string): string | null {
  const runs = [...text.matchAll(/[+(]*\d(?:[\d\s().·‐‑‒–—−/⁄∕-]*\d)?/g)].filter(({ 0: run, index }) => {
    const before = text.slice(0, index)
    const behind = text.slice(index + run.length)
    // "Tel09521" is a word and a number, "A12" and "12a" are something else.
    const touches = /\p{L}$/u.test(before) && !/\p{L}{3}$/u.test(before)
    return !touches && !/^(?:\p{L}|\s*Uhr)/u.test(behind)
  })
  const numbers = runs
    .flatMap(({ 0: run }) => sideBySide(run))
    .map((number) => number.replace(/\(0\)/g, '').replace(/[^\d+]/g, ''))
  const whole = numbers.find((number) => /^[+0]/.test(number) && number.length >= minWithArea)
  if (whole) return whole
  return numbers.some((number) => /^(?:\+|0\d{2})/.test(number))
    ? null
    : (numbers.find((number) => /^[1-9]/.test(number) && number.length >= minDigits) ?? null)
}
