import type { RequestHandler } from 'express'

/** Decodes letters that were percent-encoded; encoded separators of an address stay as they are. */
const withPlainLetters = (path: string) =>
  path.replace(/%[0-9a-f]{2}/gi, (code) => {
    const letter = String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return /[\w.~-]/.test(letter) ? letter : code
  })

/** Returns the one plain spelling of an address: no encoded letters, `.`, `..`, backslashes or repeated slashes. */
export function plainPath(path: string): string {
  // Resolved with our own host, so that `//admin` is not read as another host.
  const { pathname } = new URL(`http://localhost${withPlainLetters(path)}`)
  return pathname.replace(/\/{2,}/g, '/')
}

/** Decodes a path as often as it was encoded. */
export function decodedPath(path: string): string {
  for (let current = path; ; ) {
    const next = current.replace(/%[0-9a-f]{2}/gi, (code) =>
      String.fromCharCode(Number.parseInt(code.slice(1), 16)),
    )
    if (next === current) return current.replaceAll('\\', '/')
    current = next
  }
}

/**
 * Rewrites an address to its plain spelling for the guards: Next accepts every spelling (`/admin/%63reate-first-user`),
 * nothing else does.
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
