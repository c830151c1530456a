import { inputLimit } from '#shared/inputLimit'

/** Characters of a cell that holds several fields. */
export const wholeLimit = 500

const before = String.raw`(?:D(?:E|\b)?\s*[-–]?\s*)?`
const country = /[,;\s]+(?:Deutschland|Germany|DE)\s*$/i

const formsOf = (...all: string[]) => all.map((form) => new RegExp(`^${form}$`, 'su'))
/** How a cell may hold a whole address, or postcode and town: the first form that fits counts. */
const forms = {
  address: formsOf(
    // "Hauptstr. 3, 97437 Haßfurt"
    String.raw`(?<street>.*?\S)[\s,;·|/–-]+${before}(?<plz>\d{5})[\s–-]+(?<city>\p{L}.*)`,
    // "97437 Haßfurt, Hauptstr. 3"
    String.raw`${before}(?<plz>\d{5})[\s–-]+(?<city>\p{L}[^,;\n|]*)[,;\n|]\s*(?<street>\S.*)`,
    '(?<street>.*)',
  ),
  plzCity: formsOf(
    // "97437 Haßfurt"
    String.raw`${before}(?<plz>\d{4,5})[\s,;/–-]+(?<city>\p{L}.*)`,
    // "Haßfurt, 97437"
    String.raw`(?<city>\p{L}.*?)[\s,(/-]+${before}(?<plz>\d{4,5})\)?`,
    String.raw`(?<plz>\d{4,5})`,
    '(?<city>.*)',
  ),
}

const clean = (text = '') => text.replace(/\s+/g, ' ').replace(/^ | ?[,;]* ?$/g, '')

/** "…, Tel. 09521 12" */
const phoneBehind = /[,;\s]+(?:Tel(?:efon)?|Fon)\b[.:\s]*(?<phone>[\d+(][\d\s()/+.–-]{3,})$/i

/**
 * Splits postcode and town, or a whole address, and a telephone number behind it. What does not fit is the town, or of a
 * whole address the street.
 */
export function splitAddress(cell: string, whole: keyof typeof forms) {
  const phone = phoneBehind.exec(cell.trim())?.groups?.phone
  const text = cell.trim().replace(phoneBehind, '').replace(country, '')
  const { street, plz, city } = forms[whole].map((form) => form.exec(text)).find(Boolean)?.groups ?? {}
  return { street: clean(street), plz: clean(plz), city: clean(city), phone: clean(phone) }
}

/** "info(at)example.org" */
export const withSigns = (mail: string) =>
  mail.replace(/\s*[([]\s*(at|dot|punkt)\s*[)\]]\s*/gi, (_, word) => (/^at/i.test(word) ? '@' : '.'))

// None is tried within a run of what it takes: on long cells that takes seconds.
const mail = /(?<![^\s,;/|()<>:])[^\s,;/|()<>:@]+@[^\s,;/|()<>]+/g
const signs = /^[\s,;/|):–-]+|(?<![\s,;/|(:–-])[\s,;/|(:–-]+$/g
/** Words that say what follows. */
const around = [signs, /\b(?:mailto|(?:e-?)?mail)$/i, signs, /^(?:und|oder)\b|\b(?:und|oder)$/gi, signs]

/** Mail addresses and what stands around them: "Tel. 09521 12, Mail: info@example.org" */
export function splitContact(given: string) {
  const cell = withSigns(given)
  const phone = cell.split(mail).map((part) => around.reduce((text, one) => text.replace(one, ''), part))
  const bare = phone.map((part) => part.replace(/^\(([^()]*)\)$/, '$1')).filter(Boolean)
  return { email: (cell.match(mail) ?? []).join(', '), phone: bare.join(', ') }
}

/** Which parts of an address most of these cells hold; `null`: none of both. */
export function addressKind(samples: readonly string[]) {
  const filled = samples.filter((cell) => cell.trim() !== '')
  const isMost = (whole: keyof typeof forms, part: 'street' | 'city') => {
    const fitting = filled
      .filter((cell) => cell.length <= inputLimit(wholeLimit))
      .map((cell) => splitAddress(cell, whole))
      .filter((one) => one.plz.length === 5 && one[part])
    return filled.length > 0 && fitting.length * 2 > filled.length
  }
  if (isMost('address', 'street')) return 'address'
  return isMost('plzCity', 'city') ? 'plzCity' : null
}
