export interface TypedNumber {
  /** Start and end in the text. */
  from: number
  to: number
  /** With `+` if a country was typed: "+49952112345", "0952112345", "112". */
  dialled: string
  /** As typed, with 0 in place of Germany's code and + in place of another country's 00. */
  text: string
  /** True for "56" of "91155/56": another ending of the number before, which is dialled whole here. */
  isEnding: boolean
}

/** An area code with a number. */
const minWithArea = 6
const minDigits = 3
/** A mobile, free or paid number before a slash can begin another ending. */
const minSpecial = 10
/** Digits. */
const maxArea = 6

const open = String.raw`[(\[{]`
const close = String.raw`[)\]}]`
const between = String.raw`[\s.·‐‑‒–—−/⁄∕-]`
const bracketed = String.raw`${open}\s?\d[\d\s]{0,6}${close}${between}{0,6}`
const country = String.raw`(?:${open}\s?)?(?:\+{1,2}|00)\s?(?:${open}\s?)?\d{1,3}(?:\s?${close})?${between}{0,6}`
const zero = String.raw`${open}\s?0+\s?${close}`
const digits = String.raw`\d(?:(?:${between}|${close}){0,6}\d)*`
/** A 0 in a bracket behind the area: "+49 9521 (0) 88123". */
const zeroBehind = (area: string) =>
  String.raw`(?:${area}(?:${between}|${close}){0,6}${zero}${between}{0,6}(?=\d))?`
/** Digits and separators of one number; brackets only around a country, its 0 and an area. */
const run = new RegExp(
  [
    `${country}(?:0${between}{0,6}(?=${open}))?(?:${bracketed}){0,2}${zeroBehind(String.raw`\d{1,5}`)}${digits}`,
    `(?:0${between}{0,3}(?=${open}))?(?:${bracketed}){0,2}${zeroBehind(String.raw`0\d{1,5}`)}${digits}`,
  ].join('|'),
  'gu',
)
const germany = new RegExp(
  String.raw`^${open}?\s?(?:\+{1,2}|00)\s?${open}?\s?49(?:\s?${close})?${between}{0,6}(?:${zero}${between}{0,6})?(${open}?)\s?[0\s]*`,
  'u',
)
const abroad = new RegExp(String.raw`^${open}?\s?(?:\+{1,2}|00)\s?(?=[1-9(\[{])`, 'u')
/** A 0 behind the code of another country, which is not dialled; Italy's is part of the number. */
const foreignZero = /^(\+(?!39)\d{1,3}[\s./-]{1,3})0(?=[1-9])/
const bracketedZero = new RegExp(`${between}*${zero}${between}*`, 'gu')
/** Pattern of where another number may begin, and of where another ending may. */
const breaks = /[\s/⁄∕]+/gu
/** Reads no further, because the rest can be long. */
const numberAhead = new RegExp(String.raw`^0\d\d(?:\D*\d){${minWithArea - 3}}`)
const maxExtension = 5
/** The only four of three digits: Berlin, Hamburg, Frankfurt and Munich. */
const threeDigitArea = /^0(?:30|40|69|89)/
/** "-15" of "9290-15". */
const extension = /[-‐‑‒–—−]\s*\d{1,5}$/u
/** "08.00-12.00", "01.02.2026", "8-12" */
const timeOrDate = /^\d{1,2}\.\s?\d{1,2}(?!\d)|^(?:1?\d|2[0-4])\s?[-–]\s?(?:1?\d|2[0-4])$/
/** "18-20 Uhr" */
const times = /(?<=\s|^)\d{1,2}(?:[.:]\d\d)?\s?(?:[-–]|bis)\s?\d{1,2}(?:[.:]\d\d)?\s?(?:Uhr|h(?!\p{L}))/giu
/** "1.", "2)" or "(3)" before a number, but not "1. 05. 2026". */
const numbering =
  /(?<![\d/])[([]?\b(\d{1,2})(?:[.)\]]{1,2}|\.?:)(?=\s*[([]*\s?(?:\+|00\s?[1-9]\d|0[1-9]\d|0\s?[([)\]]))/gu

const countDigits = (text: string) => text.replace(/\D/g, '').length

/** Without the country's code if it is Germany's, and without a 0 behind any code. */
function withoutCountry(text: string) {
  if (germany.test(text))
    return text
      .replace(germany, (_, bracket: string) => `${bracket}0`)
      .replace(bracketedZero, ' ')
      .replace(/^0(?=116 ?\d{3}$)/, '')
  if (abroad.test(text))
    return text.replace(bracketedZero, ' ').replace(abroad, '+').replace(foreignZero, '$1')
  return /^0[^)]/.test(text) ? text.replace(bracketedZero, ' ') : text
}

/** In their order; used to show, dial and search. */
export function phoneNumbersIn(typed: string): TypedNumber[] {
  let offset = 0
  return withoutOtherDigits(typed)
    .split(/(oder|und|;|,|\bor\b)/i)
    .flatMap((part, i) => {
      const start = offset
      offset += part.length
      if (i % 2 === 1) return []
      return runsIn(part).flatMap(([index, found]) => {
        const at = start + index
        return numbersOf(found).map((one) => ({ ...one, from: at + one.from, to: at + one.to }))
      })
    })
}

/** Also the numbers of a list: "1. 09521 88123 2. 09521 88124". Elsewhere "12." ends a number. */
function withoutOtherDigits(typed: string) {
  let next = 1
  return typed
    .replace(times, (found) => ' '.repeat(found.length))
    .replace(numbering, (found, count: string, at: number) => {
      if (Number(count) !== next || (next === 1 && /\d/.test(typed.slice(0, at)))) return found
      next++
      return ' '.repeat(found.length)
    })
}

/** "Tel09521" is a word and a number, "A12" and "12a" are not telephone numbers. */
const runsIn = (part: string): [number, string][] =>
  [...part.matchAll(run)].flatMap(({ 0: found, index }) => {
    // Three letters, of at most two units each.
    const before = part.slice(Math.max(0, index - 6), index)
    const touches = /\p{L}$/u.test(before) && !/\p{L}{3}$/u.test(before)
    return touches || /^(?:\p{L}|\s*Uhr)/u.test(part.slice(index + found.length)) ? [] : [[index, found]]
  })

/** Side by side; other endings from the number they belong to. */
function numbersOf(found: string) {
  const numbers: TypedNumber[] = []
  let start = 0
  let whole = ''
  const take = (end: number) => {
    const text = found.slice(start, end).replace(/\D+$/u, '')
    const number = whole === '' ? numberOf(text) : otherEnding(whole, text)
    if (number) numbers.push({ ...number, from: start, to: start + text.length })
  }
  for (const { 0: separator, index } of found.matchAll(breaks)) {
    if (index < start) continue
    const next = index + separator.length
    const [left, right] = [found.slice(start, index), found.slice(next)]
    const isSlash = separator.trim() !== ''
    const isNew =
      numberAhead.test(right) &&
      (whole !== '' || !/^[+0([{]/.test(left) || countDigits(withoutCountry(left)) >= minWithArea)
    const isEnding = isSlash && (whole !== '' || isWholeBefore(left, right))
    if (!isNew && !isEnding) continue
    take(index)
    whole = isNew ? '' : whole || left
    start = next
  }
  take(found.length)
  return numbers
}

/** In "09521 91155/56", not in "09521/91155" and "0171/392/0009". */
function isWholeBefore(left: string, right: string) {
  const text = withoutCountry(left)
  const digits = countDigits(text)
  const after = countDigits(/^(?:(?![/⁄∕]|\s0\d\d).)*/su.exec(right)?.[0] ?? '')
  if (after === 0 || (text === '116' && after === 3)) return false
  if (/^[([{]?0(?:1|700|[89]00)/.test(text) && digits < minSpecial) return false
  const area = areaDigits(text)
  const base = countDigits(text.replace(extension, ''))
  if (base < digits && base - area >= minDigits) return after <= maxExtension
  const local = digits - area
  return local >= minDigits && (after === local || (after < local && local > minDigits))
}

/** Digits of the area before a slash, as far as the spelling tells. */
function areaDigits(text: string) {
  if (!/^[([{]?[0+]/.test(text)) return 0
  if (threeDigitArea.test(text.replace(/\D/g, ''))) return 3
  const [beforeSlash = '', ...more] = text.split(/[/⁄∕]/u)
  const whole = countDigits(beforeSlash)
  if (more.length > 0 && whole <= maxArea) return whole
  const first = countDigits(/^\D*\d+/.exec(text)?.[0] ?? '')
  if (first >= minDigits && first <= maxArea && first < whole) return first
  return whole <= maxArea ? whole : maxArea - 1
}

function numberOf(typed: string): Omit<TypedNumber, 'from' | 'to'> | null {
  if (timeOrDate.test(typed)) return null
  const text = withoutCountry(typed)
  const digits = text.replace(/\D/g, '')
  const isAbroad = text.startsWith('+')
  const isLong = digits.startsWith('0')
  if (digits.length < (isAbroad || isLong ? minWithArea : minDigits)) return null
  const dialled = isAbroad ? `+${digits}` : germany.test(typed) && isLong ? `+49${digits.slice(1)}` : digits
  return { dialled, text, isEnding: false }
}

function otherEnding(whole: string, text: string): Omit<TypedNumber, 'from' | 'to'> | null {
  const number = numberOf(whole)
  const ending = text.replace(/\D/g, '')
  if (!number || ending === '' || ending.length >= number.dialled.length) return null
  const replaced = countDigits(extension.exec(whole)?.[0] ?? '') || ending.length
  return { dialled: number.dialled.slice(0, -replaced) + ending, text, isEnding: true }
}

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
