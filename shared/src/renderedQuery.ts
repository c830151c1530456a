import { splitLocale } from './locales.ts'
import { matchingPage, withoutEndSlashes } from './routes.ts'

/**
 * `''` or `?…`: each name once, in a fixed order and spelling, so that a page has one address. Staff panel filters are
 * read only in the browser.
 */
export function renderedQuery(pathname: string, search: string) {
  if (search.length < 2) return ''
  const names = matchingPage(withoutEndSlashes(splitLocale(pathname).path).split('/'))?.query ?? []
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
