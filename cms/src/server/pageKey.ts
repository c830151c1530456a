import { drawnSearch } from '@directory/shared/drawnSearch'

const hostPattern = /^(?:[a-z0-9_.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

/** Hosts are not cached: parsing one takes a microsecond, and a client can send any number of them. */
function originFrom(host: string): string {
  const isAddress = hostPattern.test(host) && URL.canParse(`http://${host}`)
  return `http://${isAddress ? host : 'localhost'}`
}

/** The public address of the site: as configured, else the request's host if that is a valid address. */
export function requestOrigin(publicUrl: string | null, host: string | undefined): string {
  return publicUrl ?? originFrom(host ?? '')
}

/** Path and query of a page without what it does not know: `/?x=1` is `/`. */
export function pageAddress(url: string): string {
  const start = url.indexOf('?')
  if (start < 0) return url
  const path = url.slice(0, start)
  return path + drawnSearch(path, url.slice(start))
}

/** Pages name their own address (canonical, languages), so they are kept per origin. */
export function pageKey(publicUrl: string | null, host: string | undefined, url: string): string {
  return `${requestOrigin(publicUrl, host)} ${pageAddress(url)}`
}
