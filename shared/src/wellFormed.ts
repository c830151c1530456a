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
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null
  return url.hostname.includes('.') && !/\s/.test(address) ? address : null
}

export function isPostcode(value: string): boolean {
  return /^\d{5}$/.test(value)
}
