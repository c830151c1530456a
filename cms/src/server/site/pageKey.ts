import { renderedQuery } from '#shared/renderedQuery'

const hostPattern = /^(?:[a-z0-9_.-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i

function originFrom(host: string) {
  const isAddress = hostPattern.test(host) && URL.canParse(`http://${host}`)
  return `http://${isAddress ? host : 'localhost'}`
}

/** As configured, otherwise the request's host if that is a valid address. */
export function requestOrigin(publicUrl: string | null, host: string | undefined) {
  return publicUrl ?? originFrom(host ?? '')
}

/** Without parameters that the page does not use: `/?x=1` becomes `/`. */
export function pageAddress(url: string) {
  const start = url.indexOf('?')
  if (start < 0) return url
  const path = url.slice(0, start)
  return path + renderedQuery(path, url.slice(start))
}

/** With the origin, because pages name their own address. */
export function pageKey(publicUrl: string | null, host: string | undefined, url: string) {
  return `${requestOrigin(publicUrl, host)} ${pageAddress(url)}`
}
