import { createHash } from 'node:crypto'

/** An answer as it goes over the wire. The compressed forms appear in time and never outlive `identity`. */
export interface ReadyAnswer {
  status: number
  /** Strong validator: a hash of the bytes, in quotes. */
  etag: string
  contentType: string
  identity: Buffer
  gzip?: Buffer
  br?: Buffer
  /** Where it differs from that of public answers (`no-cache`). */
  cacheControl?: string
  /** Of a redirect. */
  location?: string
}

/** An answer made ready once, outside of any cache (a built asset, an answer of this moment). */
export function readyOf(
  body: string | Buffer,
  contentType = 'application/json; charset=utf-8',
  {
    status = 200,
    cacheControl,
    location,
  }: Partial<Pick<ReadyAnswer, 'status' | 'cacheControl' | 'location'>> = {},
): ReadyAnswer {
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
