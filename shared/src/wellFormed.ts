/** Characters, of which an envelope takes no more (RFC 5321). */
const maxEmail = { all: 254, local: 64 }
const localPart = /^[^\s@<>()[\]\\",;:.\p{C}]+$/u
const label = /^(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)$/u
const topLevel = /^(?:[\p{L}\p{M}]{2,}|xn--.+)$/iu

/**
 * Parts between single dots on both sides of one `@`, of letters of any language, and a domain instead of the number of
 * a machine. Only a mail is proof.
 */
export function isEmail(value: string) {
  if (value.length > maxEmail.all) return false
  const [local = '', domain = '', ...more] = value.split('@')
  const labels = domain.split('.')
  return (
    more.length === 0 &&
    local.length <= maxEmail.local &&
    local.split('.').every((part) => localPart.test(part)) &&
    labels.length > 1 &&
    labels.every((part) => label.test(part)) &&
    topLevel.test(labels.at(-1) ?? '')
  )
}

/** Adds `https://` if there is no scheme. `null` for anything but http(s); an empty text stays empty. */
export function toWebsite(value: string) {
  const text = value.trim()
  if (text === '') return ''
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/:]+:\d/.test(text) ? text : `https://${text}`
  const url = parse(address)
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') return null
  // `https://bank.example@elsewhere.example` leads to another host.
  if (url.username !== '' || url.password !== '') return null
  return url.hostname.includes('.') && !/\s/.test(address) ? address : null
}

/** On Node 20, `URL.canParse` rejects umlauts after many calls. */
function parse(address: string) {
  try {
    return new URL(address)
  } catch {
    return null
  }
}

/** Only a digit to dial; remarks or several numbers are allowed. */
export const isPhone = (value: string) => /\d/.test(value)

export const isPostcode = (value: string) => /^\d{5}$/.test(value)
