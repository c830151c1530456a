import { isId } from './rememberedList.ts'

/** More would make a link that mail programs break. */
export const maxShared = 50

/** More would make a QR code too fine for the camera of a telephone. */
export const maxInPicture = 20

/** 128 bits in base64url. */
const codeLength = 22
const shortestHash = codeLength

/** An id in 22 characters. */
function codeOf(id: string): string {
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
    return isId(id) ? id : null
  } catch {
    return null
  }
}

/** The part of a shared link behind `#`, which browsers never send: the codes of the first fifty ids. */
export const hashOfIds = (ids: readonly string[]): string => ids.slice(0, maxShared).map(codeOf).join('')

export interface SharedList {
  ids: string[]
  /** True if the link was cut off, or holds more than fits. */
  isIncomplete: boolean
}

/** The list that a link carries; null if it carries none (no `#`, or the anchor of a place on the page). */
export function readHash(hash: string): SharedList | null {
  const codes = hash.replace(/^#/, '')
  if (codes.length < shortestHash) return null
  const parts = codes.match(/.{1,22}/gs) ?? []
  const ids = parts.slice(0, maxShared).map((part) => (part.length === codeLength ? idOf(part) : null))
  const known = ids.filter((id) => id !== null)
  return {
    ids: [...new Set(known)],
    isIncomplete: known.length < parts.length,
  }
}

/** True if what is behind `#` is too short for a list and names no place on the page: a link that was cut off. */
export function isBrokenHash(hash: string, isPlace: (id: string) => boolean): boolean {
  const said = hash.replace(/^#/, '')
  return said !== '' && !readHash(hash) && !said.startsWith('line-') && !isPlace(said)
}
