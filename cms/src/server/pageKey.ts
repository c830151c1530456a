const hostPattern = /^(?:[a-z0-9_.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

/** Where the site is reached from outside: as configured, else as this request says if that can be an address. */
export function originOf(publicUrl: string | null, host: string | undefined): string {
  return publicUrl ?? `http://${host && hostPattern.test(host) ? host : 'localhost'}`
}

/** Pages name their own address (canonical, languages), so they are kept per origin. */
export function pageKey(publicUrl: string | null, host: string | undefined, url: string): string {
  return `${originOf(publicUrl, host)} ${url}`
}
