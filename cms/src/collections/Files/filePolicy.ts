/** Uploaded files are viewed, and nothing else: an SVG could contain a script. */
export const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

export function withFilePolicy(headers: Headers) {
  headers.set('Content-Security-Policy', filePolicy)
  headers.set('X-Content-Type-Options', 'nosniff')
  return headers
}
