/**
 * Whether a request comes from another site's page, as the front door and the browser know; what a program sends comes
 * from none. A page of another site gets no cookie, or it could log people in under its own name.
 */
export function isForeign(header: (name: string) => string | string[] | null | undefined): boolean {
  const page = header('x-own-page')
  if (page === 'yes' || page === 'others') return page === 'others'
  // Browsers that name no origin, such as for a form, may still say what site it is.
  const site = header('sec-fetch-site') ?? 'none'
  return (header('origin') ?? null) !== null || (site !== 'none' && site !== 'same-origin')
}
