import { hashOfAddress } from '#collections/VerificationRequests/linkSecrets.ts'
import type { Person } from '#shared/contract/administration'
import { erasedText } from '#shared/erasure'
import { fold, foldDotless, foldedWords } from '#shared/fold'
import { decodeEntities } from '#shared/plainMarkup'
import { withoutShapeless } from '#shared/plainText'

/** No personal data, or needed to find the document. */
const skipped = new Set(['id', '_id', 'hash', 'salt', 'createdAt', 'updatedAt', 'deletedAt', 'parent'])
/** An account's user name only; in the log, also the subject of an operation. */
const accountFields = new Set(['user', 'username', 'undoneBy', 'entry'])

function namesPerson(matcher: PersonMatcher, value: unknown, field = ''): boolean {
  if (skipped.has(field)) return false
  if (typeof value === 'string')
    return matcher.isIn(value) || (accountFields.has(field) && matcher.isAccount(value))
  if (Array.isArray(value)) return value.some((item) => namesPerson(matcher, item, field))
  if (typeof value !== 'object' || value === null || value instanceof Date) return false
  return Object.entries(value).some(([name, inner]) => namesPerson(matcher, inner, name))
}

export const fieldsNaming = (matcher: PersonMatcher, doc: object) =>
  Object.entries(doc).flatMap(([field, value]) => (namesPerson(matcher, value, field) ? [field] : []))

/** The rest of a text or list; empty if nothing is left. */
export function withoutPerson(matcher: PersonMatcher, value: unknown, field = ''): unknown {
  if (!namesPerson(matcher, value, field)) return value
  if (typeof value === 'string') {
    const rest = matcher.isIn(value) ? matcher.without(value) : ''
    return /[\p{L}\p{N}]/u.test(rest.replaceAll(erasedText, '')) ? rest : ''
  }
  if (Array.isArray(value)) return value.filter((item) => !namesPerson(matcher, item, field))
  return Object.fromEntries(
    Object.entries(value as object).map(([name, inner]) => [name, withoutPerson(matcher, inner, name)]),
  )
}

export interface PersonMatcher {
  isIn(text: string): boolean
  without(text: string): string
  isName(word: string): boolean
  isAccount(value: string): boolean
  /** Stored in place of the mail address in some documents; null if no address is known. */
  addressHash: string | null
  /** Also finds the surname alone, which others may share; null if no more than that is known of the name. */
  withSurname: PersonMatcher | null
}

type Range = [start: number, end: number]

const tag = /<\/?[a-z!][^<>]*>/gi
const piece = /(?:%[\da-f]{2})+|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});|\P{M}\p{M}*|\p{M}+/giu
function decoded(token: string) {
  if (token.length < 3) return token
  if (token.startsWith('%')) {
    try {
      return decodeURIComponent(token)
    } catch {
      return token
    }
  }
  return decodeEntities(token)
}

/** With the range in the original of each character. */
function foldWhole(text: string, foldOne: (text: string) => string) {
  const from: Range[] = []
  let folded = ''
  for (const { 0: token, index } of text.matchAll(piece)) {
    const plain = foldOne(decoded(token))
    folded += plain
    for (let i = 0; i < plain.length; i++) from.push([index, index + token.length])
  }
  return { text: folded, from }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const either = (forms: readonly string[]) => `(?:${[...new Set(forms)].map(escaped).join('|')})`

function orders<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]]
  // With many names only two orders are tried.
  if (items.length > 4) return [[...items], [...items].reverse()]
  return items.flatMap((item, i) => orders(items.toSpliced(i, 1)).map((rest) => [item, ...rest]))
}

/** `Erika Mustermann`, `MUSTERMANN, Erika`, `erika-mustermann`, `Mustermanns`. */
function nameRule(name: string) {
  const forms = foldedWords(name).map((word, i) => either([word, foldedWords(foldDotless(name))[i] ?? word]))
  if (forms.length === 0) return null
  const any = orders(forms).map((order) => order.join('[^\\p{L}\\p{N}]{0,5}'))
  return `(?<!\\p{L})(?:${any.join('|')})s?(?!\\p{L})`
}

function emailRule(email: string) {
  const plain = email.trim()
  return plain === ''
    ? null
    : `(?<![\\p{L}\\p{N}.+_-])${either([fold(plain), foldDotless(plain)])}(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])`
}

/** `09521 1234`, `(0 95 21) 12 34`, `+49 9521/1234`, `0049-9521-1234`. */
function phoneRule(phone: string) {
  const international = phone.trim().replace(/^00/, '+')
  const digits = international.replace(/\D/g, '')
  if (digits === '') return null
  const between = '[\\s()/.–-]{0,3}'
  const spread = (number: string) => [...number].join(between)
  const abroad = international.startsWith('+') && !digits.startsWith('49')
  if (abroad) return `(?<!\\d)(?:\\+|00)${spread(digits)}(?![–-]?\\d)`
  const nationalDigits = international.startsWith('+')
    ? digits.slice(2).replace(/^0/, '')
    : digits.replace(/^0/, '')
  const isWhole = international.startsWith('+') || digits.startsWith('0')
  const prefix = `(?:(?:\\+|00)49${between}(?:0${between})?|0${between})`
  return `(?<!\\d)${prefix}${isWhole ? '' : '?'}${spread(nationalDigits)}(?![–-]?\\d)`
}

/** Fits too many people. */
export function isTooVague({ name, email, phone, username }: Person) {
  const letters = foldedWords(name).join('').length
  const digits = phone.replace(/\D/g, '').length
  const filled = [name, email, phone, username].filter((value) => value.trim() !== '')
  return (
    filled.length === 0 ||
    (name.trim() !== '' && letters < 3) ||
    (phone.trim() !== '' && digits < 5) ||
    // Not `isEmail`: what was stored before a rule became stricter must be found, too.
    (email.trim() !== '' && !/^[^\s@]+@[^\s@]+$/.test(email.trim()))
  )
}

/** `Mustermann` for `Erika Mustermann` and `Mustermann, Erika`; empty if there is only one name, or hardly one. */
function surnameOf(name: string) {
  const [before = '', after = ''] = name.split(',')
  const parts = name.trim().split(/\s+/)
  const surname = after.trim() !== '' ? before : parts.length > 1 ? (parts.at(-1) ?? '') : ''
  return foldedWords(surname).join('').length >= 3 ? surname : ''
}

export function createPersonMatcher(person: Person): PersonMatcher {
  const surname = surnameOf(person.name)
  return { ...matcherOf(person, ''), withSurname: surname === '' ? null : matcherOf(person, surname) }
}

function matcherOf(person: Person, surname: string): PersonMatcher {
  const rules = [emailRule(person.email), phoneRule(person.phone), nameRule(person.name), nameRule(surname)]
  const patterns = rules.flatMap((rule) => (rule === null ? [] : [new RegExp(rule, 'gu')]))
  const names = new Set(foldedWords(person.name).filter((word) => word.length >= 3))
  const account = fold(person.username.trim())

  function* rangesIn(text: string): Generator<Range> {
    if (patterns.length === 0) return
    const readings = text.includes('<')
      ? [text, text.replace(tag, (match) => ` ${'\u200b'.repeat(match.length - 1)}`)]
      : [text]
    for (const reading of readings)
      for (const foldOne of [fold, foldDotless]) {
        const { text: folded, from } = foldWhole(reading, foldOne)
        for (const rule of patterns)
          for (const { 0: found, index } of folded.matchAll(rule))
            yield [from[index]?.[0] ?? 0, from[index + found.length - 1]?.[1] ?? text.length]
      }
  }

  function without(text: string) {
    const ranges = [...rangesIn(text)].sort((a, b) => a[0] - b[0])
    let result = ''
    let done = 0
    for (const [start, end] of ranges) {
      if (end <= done) continue
      if (start >= done) result += text.slice(done, start) + erasedText
      // HTML tags in between have to stay.
      result += (text.slice(Math.max(start, done), end).match(tag) ?? []).join('')
      done = end
    }
    return result + text.slice(done)
  }

  function isIn(text: string) {
    // Most texts contain nothing hidden, so no map of positions is needed.
    if (/[%&<]/.test(text) || withoutShapeless(text) !== text) return !rangesIn(text).next().done
    return [fold(text), foldDotless(text)].some((folded) => patterns.some((rule) => folded.search(rule) >= 0))
  }

  return {
    isIn,
    without,
    isName: (word) => [fold(word), foldDotless(word)].some((form) => names.has(form)),
    addressHash: person.email.trim() === '' ? null : hashOfAddress(person.email),
    isAccount: (value) => account !== '' && fold(value.trim()) === account,
    withSurname: null,
  }
}
