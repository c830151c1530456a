const hostPattern = /^(?:[a-z0-9_.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

/** What browsers send again and again need not be read again. */
const known = new Map<string, string>()
const mostKnown = 100

function originFrom(host: string): string {
  const seen = known.get(host)
  if (seen !== undefined) return seen
  const isAddress = hostPattern.test(host) && URL.canParse(`http://${host}`)
  const origin = `http://${isAddress ? host : 'localhost'}`
  if (known.size < mostKnown) known.set(host, origin)
  return origin
}

/** Where the site is reached from outside: as configured, else as this request says if that can be an address. */
export function originOf(publicUrl: string | null, host: string | undefined): string {
  return publicUrl ?? originFrom(host ?? '')
}

/** Pages name their own address (canonical, languages), so they are kept per origin. */
export function pageKey(publicUrl: string | null, host: string | undefined, url: string): string {
  return `${originOf(publicUrl, host)} ${url}`
}
