import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** How many numbers there are to remember; a district's lists hold far fewer beginnings and lengths. */
const maxKept = 50_000
/** Per beginning and length of a number how many of its digits are the area's: what the library takes long to find. */
const areaLengths = new Map<string, number>()
/** Mobile, free and paid numbers: a hyphen in them only groups. */
const withoutExtension = /^0(?:1|700|[89]00)/

/**
 * A telephone number as it is shown: in groups as DIN 5008 has them ("09521 9290-15"), where the text is one number
 * that can be dialled from anywhere. What has remarks, more than one number or no area code stays as typed.
 */
export function phoneText(typed: string): string {
  const text = typed.trim()
  if (!/^[+(]?\d[\d\s().\-‐‑/]*$/.test(text)) return text
  const digits = text.replace(/^(?:\+|00)49\s*(?:\(0\))?/, '0').replace(/^00/, '+')
  if (digits.startsWith('+')) return foreign(digits) ?? text
  const dialled = digits.replace(/\D/g, '')
  const length = areaLength(dialled)
  if (length === 0) return text
  const rest = afterDigits(digits, length)
  if (isTwoNumbers(rest)) return text
  return `${dialled.slice(0, length)} ${withoutExtension.test(dialled) ? dialled.slice(length) : withExtension(rest)}`
}

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
  return number?.isValid() ? number.formatInternational() : null
}

/** What stands behind so many digits, without what only parts it from the area code. */
function afterDigits(text: string, count: number): string {
  let at = 0
  for (let seen = 0; seen < count; at++) if (/\d/.test(text[at] ?? '')) seen++
  return text.slice(at).replace(/^\D+/, '')
}

/** Too few digits for an area code and a number. */
const minDigitsOfAnother = 6

/** Behind the area code a slash, or another code with its own number, stands between numbers. */
function isTwoNumbers(rest: string): boolean {
  if (/[/()]/.test(rest)) return true
  const [, another = ''] = /\s(0\d\d.*)$/.exec(rest) ?? []
  return another.replace(/\D/g, '').length >= minDigitsOfAnother
}

/** A single hyphen is that of an extension; several only group. */
function withExtension(rest: string): string {
  const [number = '', extension = '', ...more] = rest.split(/[-‐‑]/).map((part) => part.replace(/\D/g, ''))
  const isExtension = extension !== '' && extension.length <= 5 && more.length === 0
  return isExtension ? `${number}-${extension}` : rest.replace(/\D/g, '')
}
