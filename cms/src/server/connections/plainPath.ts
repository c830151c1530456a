import type { RequestHandler } from 'express'
import { apiError } from '#lib/errors/apiError.ts'
import { decodedPart } from '#shared/decodedPart'
import { localePath, splitLocale } from '#shared/locales'

const escapes = /%[0-9a-f]{2}/gi
const letterOf = (code: string) => String.fromCharCode(Number.parseInt(code.slice(1), 16))

/** Encoded separators of an address stay as they are. */
const withPlainLetters = (path: string) =>
  path.replace(escapes, (code) => (/[\w.~-]/.test(letterOf(code)) ? letterOf(code) : code))

/** No encoded letters, `.`, `..`, backslashes or repeated slashes. */
export function plainPath(path: string) {
  // With our own host, so that `//admin` is not read as another one.
  const { pathname } = new URL(`http://localhost${withPlainLetters(path)}`)
  return pathname.replace(/\/{2,}/g, '/')
}

/** In whatever case; null for the site. */
export const cmsPartOf = (url: string) =>
  /^\/(admin|cms\/api|cms|_next)(?:[/?]|$)/i.exec(url)?.[1]?.toLowerCase() ?? null

/** Once, encoded separators included. */
export const decodedPath = (path: string) => path.replace(escapes, letterOf).replaceAll('\\', '/')

/**
 * Lets pass what can be read. Below the CMS it rewrites an address to its plain spelling for the guards: Next accepts
 * every spelling (`/admin/%63reate-first-user`), nothing else does. What is encoded twice does not exist there;
 * elsewhere it may be part of a name.
 */
export const readablePath: RequestHandler = (req, _res, next) => {
  const [path = ''] = req.url.split('?', 1)
  const search = req.url.slice(path.length)
  const plain = plainPath(path)
  const read = decodedPart(path)
  const part = cmsPartOf(plain)
  if (part !== null) {
    const isReadable = read !== null && read.search(escapes) < 0
    if (!isReadable && part !== 'admin') throw apiError('not_found')
    req.url = isReadable ? plain + search : '/404'
  } else if ((read === null || path.includes('\\')) && !path.startsWith('/api/')) {
    // Browsers read backslashes as slashes, so no page has one in its address.
    req.url = localePath(splitLocale(path).locale, '/404')
  }
  req.originalUrl = req.url
  next()
}
