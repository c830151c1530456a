import { createHash } from 'node:crypto'

/** A response as it goes over the wire. The compressed forms appear in time and never outlive `identity`. */
export interface CachedResponse {
  status: number
  /** Strong validator: a hash of the bytes, in quotes. */
  etag: string
  contentType: string
  identity: Buffer
  gzip?: Buffer
  br?: Buffer
  /** Where it differs from that of public responses (`no-cache`). */
  cacheControl?: string
  /** Of a redirect. */
  location?: string
}

/** A response from its bytes; outside of any cache, too (a built asset, a form of this moment). */
export function responseOf(
  body: string | Buffer,
  contentType = 'application/json; charset=utf-8',
  {
    status = 200,
    cacheControl,
    location,
  }: Partial<Pick<CachedResponse, 'status' | 'cacheControl' | 'location'>> = {},
): CachedResponse {
  const identity = typeof body === 'string' ? Buffer.from(body) : body
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 27)
  return {
    status,
    etag: `"${hash}"`,
    contentType,
    identity,
    ...(cacheControl && { cacheControl }),
    ...(location && { location }),
  }
}
