/** Returns whether an `If-None-Match` names a validator of any form: all forms of one answer change together. */
export function matchesEtag(header: string | null | undefined, etag: string): boolean {
  const stem = etag.slice(0, -1)
  return (header ?? '').split(',').some((candidate) => {
    const value = candidate.trim().replace(/^W\//, '')
    return value === '*' || value === etag || value === `${stem}-gzip"` || value === `${stem}-br"`
  })
}
