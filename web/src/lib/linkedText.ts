import { escaped } from '@directory/shared/newsText'
import { lettersToDigits } from '@directory/shared/phone'
import { isEmail, toWebsite } from '@directory/shared/wellFormed'
import { phoneHref } from './format.ts'

interface Found {
  /** Start index in the text. */
  from: number
  to: number
  href: string
}

/** Returns sanitised HTML in which plain web addresses, mail addresses and telephone numbers become links. */
export function linkedText(html: string): string {
  let inLink = 0
  return html
    .split(/(<(?:[^>"]|"[^"]*")*>)/)
    .map((part, i) => {
      if (i % 2 === 0) return inLink > 0 ? part : linked(part)
      if (/^<a\b/i.test(part)) inLink++
      if (/^<\/a\b/i.test(part)) inLink--
      return part
    })
    .join('')
}

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' }

function linked(part: string): string {
  const text = part.replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name) => signs[name] ?? '')
  const addresses = addressesIn(text)
  const found = [...addresses, ...numbersIn(text, addresses)].sort((a, b) => a.from - b.from)
  if (found.length === 0) return part
  let html = ''
  let at = 0
  for (const { from, to, href } of found) {
    const rel = /^http/.test(href) ? ' rel="external noopener"' : ''
    const address = escaped(href).replaceAll('"', '&quot;')
    html += `${escaped(text.slice(at, from))}<a href="${address}"${rel}>${escaped(text.slice(from, to))}</a>`
    at = to
  }
  return html + escaped(text.slice(at))
}

/** Maximum length of an address; people write shorter ones. */
const maxLength = 500

/** Searches word by word, so that long texts stay fast. */
function addressesIn(text: string): Found[] {
  return [...text.matchAll(/[^\s<>"„“”«»]+/gu)].flatMap(({ 0: word, index }) => {
    if (word.length > maxLength) return []
    const found = /^[([{'‚‘]*(?:https?:\/\/|www\.)/i.test(word)
      ? websiteIn(word)
      : (mailIn(word) ?? domainIn(word))
    return found ? [{ from: index + found.from, to: index + found.to, href: found.href }] : []
  })
}

/** Finds a word without surrounding brackets and trailing punctuation; a bracket pair within the word stays. */
function bare(word: string): { from: number; to: number } {
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

function websiteIn(word: string): Found | null {
  const { from, to } = bare(word)
  const href = toWebsite(word.slice(from, to))
  return href ? { from, to, href } : null
}

function mailIn(word: string): Found | null {
  const match = /[\p{L}\d._%+-]+@[\p{L}\d.-]+\.\p{L}{2,}/u.exec(word)
  return match && isEmail(match[0])
    ? { from: match.index, to: match.index + match[0].length, href: `mailto:${match[0]}` }
    : null
}

/** Pattern of addresses without `www.` that are unlikely to be two sentences with a missing space. */
const domain = /^[\p{L}\d][\p{L}\d.-]*\.(?:de|com|org|net|info|eu|bayern)(?:[/?#].*)?$/u

function domainIn(word: string): Found | null {
  const { from, to } = bare(word)
  const name = word.slice(from, to)
  const href = domain.test(name) && !name.includes('..') ? toWebsite(name) : null
  return href ? { from, to, href } : null
}

/** Words that introduce numbers other than telephone numbers, which may also start with 0. */
const otherNumber =
  /(?:konto(?:nummer|-?nr\.?)?|kto\.?(?:-?nr\.?)?|iban|blz|bic|steuer-?(?:nummer|nr\.?)|az\.?|aktenzeichen)[\s:.]*$/i
const namedNumber = /(?:tel(?:efon)?|handy|mobil|(?:telefon|ruf|handy)nummer|tel\.?-?nr)[.:\s]*$/i
const date = /^\d{1,2}[/-]\d{1,2}[/-]\d{2,4}$/

/** Patterns of the word next to a run of digits with the punctuation between them; after the run also an extension. */
const wordBefore = /[\p{L}\p{N}|]*[^\p{L}\p{N}|,;:]*$/u
const wordBehind =
  /^[^\p{L}\p{N}|,;:]*(?:(?:ext(?:ension)?|x|dw|durchwahl|app(?:arat)?|nst|nebenstelle)(?!\p{L})[^\p{L}\p{N}|,;]*)?[\p{L}\p{N}|]*/iu
const maxWordLength = 30

/** Finds telephone numbers outside of addresses: with an area code, or introduced as a telephone number. */
function numbersIn(text: string, addresses: readonly Found[]): Found[] {
  const meant = lettersToDigits(text)
  return [...text.matchAll(/[+(]*\d(?:[\d \t\u00a0()/‐‑–-]*\d)?/g)].flatMap(({ 0: run, index }) => {
    if (addresses.some(({ from, to }) => index < to && index + run.length > from)) return []
    const end = index + run.length
    // A letter typed in place of a digit belongs to the number: a link without it would dial another number.
    const from =
      index - (wordBefore.exec(text.slice(Math.max(0, index - maxWordLength), index))?.[0].length ?? 0)
    const to = end + (wordBehind.exec(text.slice(end, end + maxWordLength))?.[0].length ?? 0)
    if (text.slice(from, to) !== meant.slice(from, to)) return []
    const before = text.slice(Math.max(0, index - 25), index)
    const behind = text.slice(index + run.length, index + run.length + 2)
    if (/[\p{L}\d.,:]$/u.test(before) && !namedNumber.test(before)) return []
    if (/^(?:\p{L}|[.,:]\d)/u.test(behind) || otherNumber.test(before)) return []
    return numbersOf(run).flatMap(({ 0: number, index: at }) => {
      const digits = number.replace(/\D/g, '').length
      const isNumber = namedNumber.test(before)
        ? digits >= 3
        : /^(?:\+|00|\(?0[1-9])/.test(number) && digits >= 6 && !date.test(number)
      const href = isNumber && digits <= 15 ? phoneHref(number) : null
      return href ? [{ from: index + at, to: index + at + number.length, href }] : []
    })
  })
}

/** Splits a run with two adjacent numbers, each starting with its area code. */
function numbersOf(run: string): { 0: string; index: number }[] {
  const starts = [...run.matchAll(/[ \t\u00a0]+(?=[+(]*0\d{2})/g)]
  const parts: { 0: string; index: number }[] = []
  let from = 0
  for (const { 0: space, index } of [...starts, { 0: '', index: run.length }]) {
    parts.push({ 0: run.slice(from, index), index: from })
    from = index + space.length
  }
  const areWhole = parts.every((part) => part[0].replace(/\D/g, '').length >= 6)
  return areWhole ? parts : [{ 0: run, index: 0 }]
}
