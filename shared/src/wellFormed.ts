/** Deliberately plain: one `@`, no spaces, a dot in the domain. The mail itself is the real test. */
export function isEmail(value: string): boolean {
  return /^[^\s@<>()",;:]+@[^\s@<>()",;:]+\.[^\s@<>()",;:.]{2,}$/.test(value)
}

/**
 * A web address as it is stored: `https://` is put before one without a scheme.
 * Anything but http(s) answers `null`; an empty text stays empty.
 */
export function toWebsite(value: string): string | null {
  const text = value.trim()
  if (text === '') return ''
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/:]+:\d/.test(text) ? text : `https://${text}`
  const url = parse(address)
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') return null
  // `https://bank.example@elsewhere.example` leads elsewhere.
  if (url.username !== '' || url.password !== '') return null
  return url.hostname.includes('.') && !/\s/.test(address) ? address : null
}

/** Not by `URL.canParse`: on Node 20 it takes umlauts for wrong once it is called often. */
function parse(address: string): URL | null {
  try {
    return new URL(address)
  } catch {
    return null
  }
}

/** With remarks, or several: it only has to have something to dial. */
export function isPhone(value: string): boolean {
  return /\d/.test(value)
}

export function isPostcode(value: string): boolean {
  return /^\d{5}$/.test(value)
}
