const before = String.raw`(?:D(?:E|\b)?\s*[-–]?\s*)?`
const country = /[,;\s]+(?:Deutschland|Germany|DE)\s*$/i

/** How a cell may hold a whole address, or postcode and town: the first form that fits counts. */
const forms = {
  address: [
    // "Hauptstr. 3, 97437 Haßfurt"
    String.raw`(?<street>.*?\S)[\s,;·|/–-]+${before}(?<plz>\d{5})[\s–-]+(?<city>\p{L}.*)`,
    // "97437 Haßfurt, Hauptstr. 3"
    String.raw`${before}(?<plz>\d{5})[\s–-]+(?<city>\p{L}[^,;\n|]*)[,;\n|]\s*(?<street>\S.*)`,
    '(?<street>.*)',
  ],
  plzCity: [
    // "97437 Haßfurt"
    String.raw`${before}(?<plz>\d{4,5})[\s,;/–-]+(?<city>\p{L}.*)`,
    // "Haßfurt, 97437"
    String.raw`(?<city>\p{L}.*?)[\s,(/-]+${before}(?<plz>\d{4,5})\)?`,
    String.raw`(?<plz>\d{4,5})`,
    '(?<city>.*)',
  ],
}
const formsOf = (all: readonly string[]) => all.map((form) => new RegExp(`^${form}$`, 'su'))
const compiled = { address: formsOf(forms.address), plzCity: formsOf(forms.plzCity) }

const clean = (text = '') =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[,;]+$/, '')
    .trim()

/** "…, Tel. 09521 12" */
const phoneBehind = /[,;\s]+(?:Tel(?:efon)?|Fon)\b[.:\s]*(?<phone>[\d+(][\d\s()/+.–-]{3,})$/i

/**
 * Splits postcode and town, or a whole address, and a telephone number behind it. What does not fit is the town, or of a
 * whole address the street.
 */
export function splitAddress(cell: string, whole: keyof typeof forms) {
  const phone = phoneBehind.exec(cell.trim())?.groups?.phone
  const text = cell.trim().replace(phoneBehind, '').replace(country, '')
  const { street, plz, city } = compiled[whole].map((form) => form.exec(text)).find(Boolean)?.groups ?? {}
  return { street: clean(street), plz: clean(plz), city: clean(city), phone: clean(phone) }
}

const mail = /[^\s,;/|()<>:]+@[^\s,;/|()<>]+/
/** Signs, and the word that says what follows. */
const between = /^[\s,;/|):–-]+|(?:\b(?:und|oder))?[\s,;/|(:–-]*(?:\be-?mail\b)?[\s,;/|(:–-]*$/gi

/** A mail address and what stands around it: "09521 12, info@example.org" */
export function splitContact(cell: string): { email: string; phone: string } {
  const [email = ''] = mail.exec(cell) ?? []
  const phone = cell
    .split(email === '' ? '\n' : email)
    .map((part) => part.replace(between, '').replace(/^\((.*)\)$/, '$1'))
  return { email, phone: phone.filter(Boolean).join(', ') }
}

/** Which parts of an address most of these cells hold; `null`: none of both. */
export function addressKind(samples: readonly string[]): keyof typeof forms | null {
  const filled = samples.filter((cell) => cell.trim() !== '')
  const isMost = (whole: keyof typeof forms, part: 'street' | 'city') => {
    const fitting = filled
      .map((cell) => splitAddress(cell, whole))
      .filter((one) => one.plz.length === 5 && one[part])
    return filled.length > 0 && fitting.length * 2 > filled.length
  }
  if (isMost('address', 'street')) return 'address'
  return isMost('plzCity', 'city') ? 'plzCity' : null
}
