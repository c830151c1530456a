import { isUuid } from '#shared/token'

/** Maximum number of providers in a link, which mail programs may break. */
export const maxShared = 50

/** Maximum number of providers in a QR code: phones cannot read finer ones. */
export const maxInQrCode = 20

/** Number of characters for 128 bits in base64url. */
const codeLength = 22

function codeOf(id: string) {
  const bytes = (id.replaceAll('-', '').match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, codeLength)
}

function idOf(code: string): string | null {
  try {
    const bytes = atob(code.replaceAll('-', '+').replaceAll('_', '/'))
    const hex = Array.from(bytes, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('')
    const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    return isUuid(id) ? id : null
  } catch {
    return null
  }
}

/** The part of a link after `#`, which browsers never send. */
export const hashOfIds = (ids: readonly string[]): string => ids.slice(0, maxShared).map(codeOf).join('')

export interface SharedList {
  ids: string[]
  /** True if the link was cut off, or contains more than the maximum. */
  isIncomplete: boolean
}

/** Null if it contains none (no `#`, or an anchor on the page). */
export function readHash(hash: string): SharedList | null {
  const codes = hash.replace(/^#/, '')
  if (codes.length < codeLength) return null
  const parts = codes.match(/.{1,22}/gs) ?? []
  const ids = parts.slice(0, maxShared).flatMap((part) => idOf(part) ?? [])
  return { ids: [...new Set(ids)], isIncomplete: ids.length < parts.length }
}

/** Too short for a list, and no anchor on the page. */
export function isBrokenHash(hash: string, isAnchor: (id: string) => boolean): boolean {
  const fragment = hash.replace(/^#/, '')
  return fragment !== '' && !readHash(hash) && !fragment.startsWith('line-') && !isAnchor(fragment)
}
