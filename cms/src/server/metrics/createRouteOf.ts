import type { Payload } from 'payload'
import { payloadRoute } from '#lib/securityEvents/payloadRoute.ts'
import { contract } from '#shared/contract'
import { splitLocale } from '#shared/locales'
import { canonicalPath, matchingPage, routes, sourcePath } from '#shared/routes'

const calls = Object.keys(contract).map((key) => key.slice(key.indexOf(' ') + 1))
/** The last part of a path may stand for a name. */
const callOf = (path: string) =>
  calls.find(
    (call) => call === path || (call.endsWith('}') && path.startsWith(call.slice(0, call.lastIndexOf('{')))),
  )

/** In any spelling that the router recognises. */
function pageOf(url: string) {
  const { path } = splitLocale(canonicalPath(url))
  if (path.toLowerCase() === routes.homepage.path) return routes.homepage.path
  return matchingPage(path.split('/'))?.names.join('/')
}

const beginnings = ['/admin', '/_next', '/tiles', '/captcha']
const alone = new Set([sourcePath, '/external-media', '/metrics'])

/** One of about a hundred, none with a name, token or search word. */
export function createRouteOf(
  payload: Payload,
  assets: ReadonlyMap<string, unknown>,
): (url: string) => string {
  return (url) => {
    const end = url.indexOf('?')
    const path = end < 0 ? url : url.slice(0, end)
    if (path.startsWith('/api/')) return callOf(path) ?? '/api/*'
    if (path.startsWith('/cms/api/')) return payloadRoute(payload, path)
    const beginning = beginnings.find((one) => path === one || path.startsWith(`${one}/`))
    if (beginning) return `${beginning}/*`
    if (alone.has(path)) return path
    if (assets.has(path)) return 'asset'
    return pageOf(path) ?? 'other'
  }
}
