import { routes, splitLocale } from './routes.ts'

const drawnBy = Object.values(routes).flatMap((route) => {
  const names: readonly string[] = ('query' in route && route.query) || []
  // As the router reads patterns: whatever the case.
  const pattern = new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}/*$`, 'i')
  return names.length > 0 ? [{ pattern, names }] : []
})

/**
 * The query of an address as far as the server draws its page by it, `''` or `?…`: every name once, in one order and one
 * spelling, so that one page has one address. Filters of the staff panel are read in the browser alone.
 */
export function drawnSearch(pathname: string, search: string): string {
  if (search.length < 2) return ''
  const { path } = splitLocale(decoded(pathname))
  const names = drawnBy.find(({ pattern }) => pattern.test(path))?.names ?? []
  if (names.length === 0) return ''
  const given = new URLSearchParams(search)
  const kept = new URLSearchParams()
  for (const name of names) {
    const value = given.get(name)
    if (value !== null) kept.set(name, value)
  }
  // The link to the other language leads to the address as it was given: `?change` stays without a sign.
  const text = kept.toString().replace(/([^&=]+)=(?=&|$)/g, (all, name) => {
    const isBare = new RegExp(`[?&]${name}(?:&|$)`).test(search)
    return isBare ? name : all
  })
  return text === '' ? '' : `?${text}`
}

/** Also of `/%66astsearch` the router knows which page it is. */
function decoded(pathname: string): string {
  if (!pathname.includes('%')) return pathname
  try {
    return pathname
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/')
  } catch {
    return pathname
  }
}
