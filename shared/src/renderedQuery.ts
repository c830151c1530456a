import { decodedPart } from './decodedPart.ts'
import { splitLocale } from './locales.ts'
import { patternOf, routes } from './routes.ts'

/** Case is ignored, as the router does. */
const queryNames = Object.values(routes)
  .filter(({ query }) => query.length > 0)
  .map(({ path, query }) => ({ pattern: new RegExp(`^${patternOf(path)}/*$`, 'i'), names: query }))

/**
 * `''` or `?…`: each name once, in a fixed order and spelling, so that a page has one address. Staff panel filters are
 * read only in the browser.
 */
export function renderedQuery(pathname: string, search: string): string {
  if (search.length < 2) return ''
  const { path } = splitLocale(decoded(pathname))
  const names = queryNames.find(({ pattern }) => pattern.test(path))?.names ?? []
  if (names.length === 0) return ''
  const parameters = new URLSearchParams(search)
  // The link to the other language uses the address as given: `?change` stays without an equals sign.
  const bare = new Set(search.slice(1).split('&'))
  const kept = names.flatMap((name) => {
    const value = parameters.get(name)
    if (value === null) return []
    return value === '' && bare.has(name) ? [name] : [String(new URLSearchParams({ [name]: value }))]
  })
  return kept.length > 0 ? `?${kept.join('&')}` : ''
}

/** The router recognises pages even in `/%66astsearch`. */
function decoded(pathname: string): string {
  const parts = pathname.split('/').map(decodedPart)
  return parts.includes(null) ? pathname : parts.map((part) => part?.replaceAll('/', '%2F')).join('/')
}
