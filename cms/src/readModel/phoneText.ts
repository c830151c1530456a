import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** How many numbers there are to remember; a district's lists hold far fewer beginnings and lengths. */
const maxKept = 50_000
/** Per beginning and length of a number how many of its digits are the area's: what the library takes long to find. */
const areaLengths = new Map<string, number>()
/** Mobile, free and paid numbers: a hyphen in them only groups. */
const withoutExtension = /^0(?:1|700|[89]00)/
/** Numbers whose owners choose how they are said: "0800 111 0 111". */
const saidByOwner = /^0(?:700|[89]00)/
/** Digits and what stands between those of one number; not within a word. */
const run = /(?<![\p{L}\d])[+(]*\d(?:[\d\s).\-‐‑/]|\(0\))*\d(?![\p{L}\d])/gu
/** Too few digits for an area code and a number. */
const minWithArea = 6
/** So many digits are said as one group where the owner writes them so. */
const maxGroup = 4

/**
 * A telephone number as it is shown: area code, then groups as one says them ("0221 471 05 36"), an extension behind
 * its hyphen. Of several numbers, and beside remarks, each; what has no area code stays as typed.
 */
export function phoneText(typed: string): string {
  return typed.trim().replace(run, (found) => {
    // Of a remark in brackets the bracket belongs to the remark.
    const bracket = found.startsWith('(') && !found.includes(')') ? '(' : ''
    const number = found.slice(bracket.length)
    return bracket + (oneNumber(number) ?? severalNumbers(number))
  })
}

/** Null where it cannot be dialled from anywhere, or holds more than one number. */
function oneNumber(text: string): string | null {
  if (isTime(text)) return null
  const short = /^(116)\s?(\d{3})$/.exec(text)
  if (short) return `${short[1]} ${short[2]}`
  const digits = text.replace(/^\(?(?:\+|00)49\)?\s*(?:\(0\))?/, '0').replace(/^00/, '+')
  if (digits.startsWith('+')) return foreign(digits)
  const dialled = digits.replace(/\D/g, '')
  const length = areaLength(dialled)
  if (length === 0) return null
  const rest = afterDigits(digits, length)
  return isTwoNumbers(rest) ? null : `${dialled.slice(0, length)} ${subscriber(dialled, length, rest)}`
}

/** Each of several numbers; only what has an area code of its own is grouped. */
const severalNumbers = (text: string) =>
  text
    .split(/(\s*\/\s*|\s+(?=[+(]*0\d\d))/)
    .map((part, at) => (at % 2 === 0 && digitsIn(part) >= minWithArea ? (oneNumber(part) ?? part) : part))
    .join('')

const digitsIn = (text: string) => text.replace(/\D/g, '').length

/** "08.00-12.00", "01.02.2026". */
const isTime = (text: string) => /^\(?\d{1,2}\.\s?\d{1,2}(?!\d)/.test(text)

/** 0 where the number cannot be dialled as it stands. */
function areaLength(dialled: string): number {
  if (!/^0[1-9]/.test(dialled)) return 0
  const key = `${dialled.slice(0, 7)} ${dialled.length}`
  const known = areaLengths.get(key)
  if (known !== undefined) return known
  const number = parsePhoneNumberFromString(dialled, 'DE')
  const grouped = number?.isValid() ? number.formatNational() : ''
  const length = grouped.replace(/\D/g, '') === dialled ? Math.max(0, grouped.indexOf(' ')) : 0
  if (areaLengths.size >= maxKept) areaLengths.clear()
  areaLengths.set(key, length)
  return length
}

function foreign(digits: string): string | null {
  const number = parsePhoneNumberFromString(digits)
  if (!number?.isValid()) return null
  return number.formatInternational().replace(/\d{5,}/g, inPairs)
}

/** What stands behind so many digits, without what only parts it from the area code. */
function afterDigits(text: string, count: number): string {
  let at = 0
  for (let seen = 0; seen < count; at++) if (/\d/.test(text[at] ?? '')) seen++
  return text.slice(at).replace(/^\D+/, '')
}

/** Behind the area code a slash, or another code with its own number, stands between numbers. */
function isTwoNumbers(rest: string): boolean {
  if (/[/()]/.test(rest)) return true
  const [, another = ''] = /\s(0\d\d.*)$/.exec(rest) ?? []
  return digitsIn(another) >= minWithArea
}

function subscriber(dialled: string, areaDigits: number, rest: string): string {
  if (!withoutExtension.test(dialled)) return withExtension(rest)
  const groups = rest.split(/\D+/)
  if (saidByOwner.test(dialled) && groups.length > 1) return groups.map(inShort).join(' ')
  return inPairs(dialled.slice(areaDigits))
}

/** No group is longer than one says it. */
const inShort = (group: string) => (group.length <= maxGroup ? group : inPairs(group))

/** A single hyphen is that of an extension; several only group. */
function withExtension(rest: string): string {
  const [number = '', extension = '', ...more] = rest.split(/[-‐‑]/).map((part) => part.replace(/\D/g, ''))
  const isExtension = extension !== '' && extension.length <= 5 && more.length === 0
  return isExtension ? `${inPairs(number)}-${extension}` : inPairs(rest.replace(/\D/g, ''))
}

/** "12 34 56"; of an odd number of digits the first three: "471 05 36". */
function inPairs(digits: string): string {
  const first = digits.length % 2 === 0 ? 2 : 3
  return [digits.slice(0, first), ...(digits.slice(first).match(/../g) ?? [])].filter(Boolean).join(' ')
}
