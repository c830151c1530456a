import { type Hashed, hashed } from './jsonOf.ts'

/** A response as it goes over the wire. The compressed forms appear in time and never outlive `identity`. */
export interface CachedResponse {
  status: number
  /** Strong validator: a hash of the bytes or of all their parts, in quotes. */
  etag: string
  contentType: string
  identity: Buffer
  gzip?: Buffer
  br?: Buffer
  /** Where it differs from that of public responses (`no-cache`). */
  cacheControl?: string
  /** Staff get another answer at this address, which is not kept. */
  forStaff?: true
  /** Of a redirect. */
  location?: string
}

/** What of a request its response depends on. */
export const varyOf = ({ forStaff }: CachedResponse): string =>
  forStaff ? 'Accept-Encoding, Authorization' : 'Accept-Encoding'

/** A response from its bytes; outside of any cache, too (a built asset, a form of this moment). */
export function responseOf(
  body: string | Buffer | Hashed,
  contentType = 'application/json; charset=utf-8',
  {
    status = 200,
    cacheControl,
    location,
    forStaff,
  }: { forStaff?: true | undefined } & Partial<
    Pick<CachedResponse, 'status' | 'cacheControl' | 'location'>
  > = {},
): CachedResponse {
  const { bytes, hash } = typeof body === 'string' || Buffer.isBuffer(body) ? hashed(body) : body
  return {
    status,
    etag: `"${hash.toString('base64url').slice(0, 27)}"`,
    contentType,
    identity: bytes,
    ...(cacheControl && { cacheControl }),
    ...(location && { location }),
    ...(forStaff && { forStaff }),
  }
}
