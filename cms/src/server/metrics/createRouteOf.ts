import type { Payload } from 'payload'
import { payloadRoute } from '#lib/securityEvents/payloadRoute.ts'
import { contract } from '#shared/contract'
import { splitLocale } from '#shared/locales'
import { routes, sourcePath } from '#shared/routes'

/** Tries those without placeholders first. */
function matcher(patterns: readonly string[]) {
  const isOpen = (pattern: string) => Number(/[:{]/.test(pattern))
  const known = patterns
    .toSorted((a, b) => isOpen(a) - isOpen(b))
    .map((pattern) => {
      const source = pattern.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+|\{\w+\}/g, '[^/]+')
      return [new RegExp(`^${source}$`), pattern] as const
    })
  return (path: string) => known.find(([regex]) => regex.test(path))?.[1] ?? null
}

const callOf = matcher([...new Set(Object.keys(contract).map((key) => key.slice(key.indexOf(' ') + 1)))])
const pageOf = matcher(Object.values(routes).map(({ path }) => path))
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
    return pageOf(splitLocale(path).path) ?? 'other'
  }
}
