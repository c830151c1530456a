import type { RequestHandler } from 'express'

/** Every spelling of one letter as the letter itself; what separates parts of an address stays as it came. */
const withPlainLetters = (path: string) =>
  path.replace(/%[0-9a-f]{2}/gi, (code) => {
    const letter = String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return /[\w.~-]/.test(letter) ? letter : code
  })

/** One address has one spelling: no coded letters, `.`, `..`, backslashes or slashes in a row. */
export function plainPath(path: string): string {
  // Below a name of ours, so that `//admin` is none of another host.
  const { pathname } = new URL(`http://localhost${withPlainLetters(path)}`)
  return pathname.replace(/\/{2,}/g, '/')
}

/** As often as it was coded. */
export function decodedPath(path: string): string {
  for (let now = path; ; ) {
    const next = now.replace(/%[0-9a-f]{2}/gi, (code) =>
      String.fromCharCode(Number.parseInt(code.slice(1), 16)),
    )
    if (next === now) return now.replaceAll('\\', '/')
    now = next
  }
}

/**
 * Next reads an address in all its spellings (`/admin/%63reate-first-user`), so whatever guards it gets the plain one.
 * Elsewhere nothing reads more than one.
 */
export const plainAdminPath: RequestHandler = (req, _res, next) => {
  const [, path = '', search = ''] = /^([^?]*)(.*)$/s.exec(req.url) ?? []
  const plain = plainPath(path)
  if (plain !== path && /^\/(admin|cms|_next)(\/|$)/i.test(plain)) {
    req.url = plain + search
    req.originalUrl = req.url
  }
  next()
}
