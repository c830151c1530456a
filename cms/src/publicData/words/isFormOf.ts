import type { WordLocale } from '#shared/locales'
import { stemOf, withoutParticiple } from './plainWords.ts'

/** Endings of a German word after the letters it shares with another form of it. */
const germanEndings =
  /^(?:e(?:[mnrs]|rn|nd|nde[mnrs]?|t|st|te[mnrst]?)?|n|s|ns|t|te[mnrst]?|st|er(?:s|n|e[mnrs]?|in|innen)|in|innen|ung|ungen|ing|ie|eu|eut\p{L}{0,5}|ist\p{L}{0,5}|isch\p{L}{0,2})?$/u
/** Endings that Germans add to English words: 'testen' */
const borrowedEndings = /^(?:e[nrs]?|n|s)?$/
const englishEndings = /^(?:s|es|d|ed|r|rs|er|ers|ing|ings)?$/

const sharedLetters = (a: string, b: string) => {
  let shared = 0
  while (shared < a.length && a[shared] === b[shared]) shared++
  return shared
}

/** Letters that a German form shares with its English word. */
const minShared = 4

/** Whether two plain words with equal stems can be forms of one word: Gemüse and Gemüt cannot. */
export function isFormOf(one: string, other: string, language: WordLocale | undefined) {
  if (one === other) return true
  if (language !== 'de' && isEnglishForm(one, other)) return true
  return language === 'en'
    ? isGermanForm(one, other, borrowedEndings, minShared)
    : isGermanForm(withoutParticiple(one), withoutParticiple(other), germanEndings)
}

/** Endings that make another word: 'Zeitung' is no form of 'Zeit'. */
const derived = /^(?:ung|ing|i[^n])/

export function isInflectionOf(one: string, other: string) {
  const shared = sharedLetters(one, other)
  const rests = [one.slice(shared), other.slice(shared)]
  // 'blauer' and 'blauen' share the first letter of their endings.
  if (one[shared - 1] === 'e' && rests.every((rest) => /^[mnrs]$/.test(rest))) return true
  return isFormOf(one, other, 'de') && !rests.some((rest) => derived.test(rest))
}

function isGermanForm(one: string, other: string, endings: RegExp, minimum = 0) {
  const shared = sharedLetters(one, other)
  return shared >= minimum && [one, other].every((word) => endings.test(word.slice(shared)))
}

function isEnglishForm(one: string, other: string) {
  const shared = sharedLetters(one, other)
  const last = one.charAt(shared - 1)
  const [a = '', b = ''] = [one, other]
    .map((word) => word.slice(shared))
    // 'shopping' and 'shop'
    .map((ending) => (ending.length > 1 && ending.startsWith(last) ? ending.slice(1) : ending))
    .sort((x, y) => x.length - y.length)
  if (englishEndings.test(a) && englishEndings.test(b)) return true
  // 'hire' and 'hiring', 'party' and 'parties'
  return (a === 'e' && /^ings?$/.test(b)) || (a === 'y' && /^ie[sdr]s?$/.test(b))
}

/** Of words with other forms: shorter ones are too similar. */
const minFormLength = 4

/** The trade of a craftsman: 'Schreinerei'. */
export const tradeOf = (plain: string) => `${plain}ei`

/** Whether a plain word says another one in any inflection: 'Teemischung' says 'Teemischungen'. */
export const isSaidAs = (word: string, plain: string) =>
  word === plain ||
  word === tradeOf(plain) ||
  (word.charCodeAt(0) === plain.charCodeAt(0) &&
    Math.min(word.length, plain.length) >= minFormLength &&
    stemOf(word) === stemOf(plain) &&
    isInflectionOf(word, plain))
