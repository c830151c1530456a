import { escapeMarkup, unescapedMarkup } from '#shared/escapeMarkup'
import { lettersToDigits, phoneNumbersIn } from '#shared/phoneNumbers'
import { isEmail, toWebsite } from '#shared/wellFormed'
import { phoneHref } from './format.ts'

interface FoundLink {
  from: number
  to: number
  href: string
}

export function linkedText(html: string): string {
  let inLink = 0
  return html
    .split(/(<(?:[^>"]|"[^"]*")*>)/)
    .map((part, i) => {
      if (i % 2 === 0) return inLink > 0 ? part : linkPart(part)
      if (/^<a\b/i.test(part)) inLink++
      if (/^<\/a\b/i.test(part)) inLink--
      return part
    })
    .join('')
}

function linkPart(part: string) {
  const text = unescapedMarkup(part)
  const addresses = addressesIn(text)
  const links = [...addresses, ...numbersIn(text, addresses)].sort((a, b) => a.from - b.from)
  if (links.length === 0) return part
  let html = ''
  let end = 0
  for (const { from, to, href } of links) {
    const rel = /^http/.test(href) ? ' rel="external noopener"' : ''
    html += `${escapeMarkup(text.slice(end, from))}<a href="${escapeMarkup(href)}"${rel}>${escapeMarkup(text.slice(from, to))}</a>`
    end = to
  }
  return html + escapeMarkup(text.slice(end))
}

/** Maximum length of an address; people write shorter ones. */
const maxAddressLength = 500

/** Word by word, so that long texts stay fast. */
function addressesIn(text: string): FoundLink[] {
  return [...text.matchAll(/[^\s<>"„“”«»]+/gu)].flatMap(({ 0: word, index }) => {
    if (word.length > maxAddressLength) return []
    const match = addressIn(word)
    return match ? [{ from: index + match.from, to: index + match.to, href: match.href }] : []
  })
}

/** A bracket pair within the word stays. */
function trimmedSpan(word: string) {
  const from = /^[([{'‚‘]*/.exec(word)?.[0].length ?? 0
  let to = word.length
  for (; to > from; to--) {
    const last = word[to - 1] ?? ''
    if (/[.,;:!?'‘’\]}*]/.test(last)) continue
    if (last !== ')' || word.slice(from, to).split('(').length >= word.slice(from, to).split(')').length)
      break
  }
  return { from, to }
}

function mailIn(word: string): FoundLink | null {
  const match = /[\p{L}\d._%+-]+@[\p{L}\d.-]+\.\p{L}{2,}/u.exec(word)
  return match && isEmail(match[0])
    ? { from: match.index, to: match.index + match[0].length, href: `mailto:${match[0]}` }
    : null
}

/** Without `www.`, but unlikely to be two sentences with a missing space. */
const domain = /^[\p{L}\d][\p{L}\d.-]*\.(?:de|com|org|net|info|eu|bayern)(?:[/?#].*)?$/u

function addressIn(word: string): FoundLink | null {
  const { from, to } = trimmedSpan(word)
  const name = word.slice(from, to)
  const isWebsite = /^(?:https?:\/\/|www\.)/i.test(name)
  const mail = isWebsite ? null : mailIn(word)
  if (mail) return mail
  const href = isWebsite || (domain.test(name) && !name.includes('..')) ? toWebsite(name) : null
  return href ? { from, to, href } : null
}

/** Words that introduce numbers other than telephone numbers, which may also start with 0. */
const otherNumber =
  /(?:konto(?:nummer|-?nr\.?)?|kto\.?(?:-?nr\.?)?|iban|blz|bic|steuer-?(?:nummer|nr\.?)|az\.?|aktenzeichen)[\s:.]*$/i
const namedNumber = /(?:tel(?:efon)?|handy|mobil|(?:telefon|ruf|handy)nummer|tel\.?-?nr)[.:\s]*$/i
const date = /^\d{1,2}[/-]\d{1,2}[/-]\d{2,4}$/

/** Patterns of the word next to a run of digits with the punctuation between them; after the run also an extension. */
const wordBefore = /[\p{L}\p{N}|]*[^\p{L}\p{N}|,;:]*$/u
const wordAfter =
  /^[^\p{L}\p{N}|,;:]*(?:(?:ext(?:ension)?|x|dw|durchwahl|app(?:arat)?|nst|nebenstelle)(?!\p{L})[^\p{L}\p{N}|,;]*)?[\p{L}\p{N}|]*/iu
const maxWordLength = 30

/** With an area code, or introduced as a telephone number. */
function numbersIn(text: string, addresses: readonly FoundLink[]): FoundLink[] {
  const textWithDigits = lettersToDigits(text)
  return [...text.matchAll(/[+(]*\d(?:[\d \t\u00a0()/‐‑–-]*\d)?/g)].flatMap(({ 0: digitRun, index }) => {
    if (addresses.some(({ from, to }) => index < to && index + digitRun.length > from)) return []
    const end = index + digitRun.length
    // A letter typed in place of a digit belongs to the number: a link without it would dial another number.
    const from =
      index - (wordBefore.exec(text.slice(Math.max(0, index - maxWordLength), index))?.[0].length ?? 0)
    const to = end + (wordAfter.exec(text.slice(end, end + maxWordLength))?.[0].length ?? 0)
    if (text.slice(from, to) !== textWithDigits.slice(from, to)) return []
    const before = text.slice(Math.max(0, index - 25), index)
    const after = text.slice(index + digitRun.length, index + digitRun.length + 2)
    if (/[\p{L}\d.,:]$/u.test(before) && !namedNumber.test(before)) return []
    if (/^(?:\p{L}|[.,:]\d)/u.test(after) || otherNumber.test(before)) return []
    return phoneNumbersIn(digitRun).flatMap(({ from, to, isEnding }) => {
      const number = digitRun.slice(from, to)
      const digits = number.replace(/\D/g, '').length
      const isNumber = namedNumber.test(before)
        ? digits >= 3
        : /^(?:\+|00|\(?0[1-9])/.test(number) && digits >= 6 && !date.test(number)
      const href = isNumber && !isEnding && digits <= 15 ? phoneHref(number) : null
      return href ? [{ from: index + from, to: index + to, href }] : []
    })
  })
}
