/** Uploaded files may be looked at, and do nothing else: an SVG could carry a script. */
export const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

export function asFile(headers: Headers): Headers {
  headers.set('Content-Security-Policy', filePolicy)
  headers.set('X-Content-Type-Options', 'nosniff')
  return headers
}
