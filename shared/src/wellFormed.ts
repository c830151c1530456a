/** Checks a mail address, deliberately simply: one `@`, no spaces, a dot in the domain. Only a mail is proof. */
export function isEmail(value: string): boolean {
  return /^[^\s@<>()",;:]+@[^\s@<>()",;:]+\.[^\s@<>()",;:.]{2,}$/.test(value)
}

/**
 * Returns a web address as it is stored: adds `https://` if it has no scheme. Returns `null` for anything but http(s);
 * an empty text stays empty.
 */
export function toWebsite(value: string): string | null {
  const text = value.trim()
  if (text === '') return ''
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/:]+:\d/.test(text) ? text : `https://${text}`
  const url = parse(address)
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') return null
  // `https://bank.example@elsewhere.example` leads to another host.
  if (url.username !== '' || url.password !== '') return null
  return url.hostname.includes('.') && !/\s/.test(address) ? address : null
}

/** Parses without `URL.canParse`, which on Node 20 rejects umlauts after many calls. */
function parse(address: string): URL | null {
  try {
    return new URL(address)
  } catch {
    return null
  }
}

/** Checks only for a digit to dial; remarks or several numbers are allowed. */
export function isPhone(value: string): boolean {
  return /\d/.test(value)
}

export function isPostcode(value: string): boolean {
  return /^\d{5}$/.test(value)
}
