const hostPattern = /^(?:[a-z0-9_.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

/** Nothing is remembered of a host: reading it anew takes a microsecond, and anybody can name any number of them. */
function originFrom(host: string): string {
  const isAddress = hostPattern.test(host) && URL.canParse(`http://${host}`)
  return `http://${isAddress ? host : 'localhost'}`
}

/** Where the site is reached from outside: as configured, else as this request says if that can be an address. */
export function originOf(publicUrl: string | null, host: string | undefined): string {
  return publicUrl ?? originFrom(host ?? '')
}

/** Pages name their own address (canonical, languages), so they are kept per origin. */
export function pageKey(publicUrl: string | null, host: string | undefined, url: string): string {
  return `${originOf(publicUrl, host)} ${url}`
}
