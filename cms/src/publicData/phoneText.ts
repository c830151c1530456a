import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { BoundedCache } from '#shared/BoundedCache'
import { phoneNumbersIn } from '#shared/phoneNumbers'

/** Cached results; the numbers of a district need far fewer. */
const maxKept = 50_000
/** Number of digits of the area code, by first digits and length of a number: the library is slow to find it. */
const areaLengths = new BoundedCache<string, number>(maxKept)
/** Mobile, free and paid numbers: a hyphen in them marks no extension. */
const withoutExtension = /^0(?:1|700|[89]00)/
/** Numbers whose owners choose how to group them: "0800 111 0 111". */
const saidByOwner = /^0(?:700|[89]00)/
/** Length of a group that is kept as its owner writes it. */
const maxGroup = 4

/** As spoken ("0221 471 05 36", extension after a hyphen); one without area code stays as typed. */
export function phoneText(typed: string) {
  if (typed === '') return ''
  let shown = ''
  let end = 0
  for (const { from, to, dialled, text, isEnding } of phoneNumbersIn(typed)) {
    shown += typed.slice(end, from) + (isEnding ? text : (oneNumber(dialled, text) ?? text))
    end = to
  }
  return (shown + typed.slice(end)).trim()
}

function oneNumber(dialled: string, text: string) {
  if (/^116\d{3}$/.test(dialled)) return `${dialled.slice(0, 3)} ${dialled.slice(3)}`
  if (text.startsWith('+')) return foreign(dialled)
  const digits = text.replace(/\D/g, '')
  const length = areaLength(digits)
  return length === 0
    ? null
    : `${digits.slice(0, length)} ${subscriber(digits, length, afterDigits(text, length))}`
}

/** 0 if the number is not valid. */
function areaLength(dialled: string) {
  if (!/^0[1-9]/.test(dialled)) return 0
  const key = `${dialled.slice(0, 7)} ${dialled.length}`
  const cached = areaLengths.get(key)
  if (cached !== undefined) return cached
  const number = parsePhoneNumberFromString(dialled, 'DE')
  const grouped = number?.isValid() ? number.formatNational() : ''
  const length = grouped.replace(/\D/g, '') === dialled ? Math.max(0, grouped.indexOf(' ')) : 0
  areaLengths.set(key, length)
  return length
}

function foreign(digits: string) {
  const number = parsePhoneNumberFromString(digits)
  if (!number?.isValid()) return null
  return number.formatInternational().replace(/\d{5,}/g, inPairs)
}

function afterDigits(text: string, count: number) {
  let index = 0
  for (let seen = 0; seen < count; index++) if (/\d/.test(text[index] ?? '')) seen++
  return text.slice(index).replace(/^\D+/, '')
}

function subscriber(dialled: string, areaDigits: number, rest: string) {
  if (!withoutExtension.test(dialled)) return withExtension(rest)
  const groups = rest.split(/\D+/)
  if (saidByOwner.test(dialled) && groups.length > 1) return groups.map(inShort).join(' ')
  return inPairs(dialled.slice(areaDigits))
}

const inShort = (group: string) => (group.length <= maxGroup ? group : inPairs(group))

/** A single hyphen marks an extension, several only group. */
function withExtension(rest: string) {
  const [number = '', extension = '', ...more] = rest
    .split(/[-‐‑‒–—−]/u)
    .map((part) => part.replace(/\D/g, ''))
  const isExtension = extension !== '' && extension.length <= 5 && more.length === 0
  return isExtension ? `${inPairs(number)}-${extension}` : inPairs(rest.replace(/\D/g, ''))
}

/** "12 34 56"; an odd number begins with three: "471 05 36". */
function inPairs(digits: string) {
  const first = digits.length % 2 === 0 ? 2 : 3
  return [digits.slice(0, first), ...(digits.slice(first).match(/../g) ?? [])].filter(Boolean).join(' ')
}
