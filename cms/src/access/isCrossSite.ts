/**
 * According to our handlers and the browser; programs' requests come from no page. Such a page gets no cookie, or it
 * could log people in under its own name.
 */
export function isCrossSite(header: (name: string) => string | string[] | null | undefined) {
  const page = header('x-own-page')
  if (page === 'yes' || page === 'others') return page === 'others'
  // Browsers that send no origin, as with some forms, may still say which site it is.
  const site = header('sec-fetch-site') ?? 'none'
  return (header('origin') ?? null) !== null || (site !== 'none' && site !== 'same-origin')
}
