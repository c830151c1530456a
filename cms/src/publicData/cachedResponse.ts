import { createHash } from 'node:crypto'

/** A response ready to be sent. The compressed forms are added when they are first requested. */
export interface CachedResponse {
  status: number
  /** Strong validator: a hash of the bytes, in quotes. */
  etag: string
  contentType: string
  identity: Buffer
  gzip?: Buffer | Promise<Buffer>
  br?: Buffer | Promise<Buffer>
  /** `Cache-Control` if other than that of public responses (`no-cache`). */
  cacheControl?: string
  /** Set if staff get another answer at this address; theirs is not cached. */
  forStaff?: true
  location?: string
  /** Hosts, with spaces between, whose pages may show it in a frame. */
  framedBy?: string
}

export const varyOf = ({ forStaff }: CachedResponse): string =>
  forStaff ? 'Accept-Encoding, Authorization' : 'Accept-Encoding'

export const etagOf = (content: string | Uint8Array) =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`

/** Also for responses that are not cached (a built asset, a form). */
export function responseOf(
  body: string | Buffer,
  contentType = 'application/json; charset=utf-8',
  more: Partial<Pick<CachedResponse, 'status' | 'cacheControl' | 'location' | 'forStaff'>> = {},
): CachedResponse {
  return {
    status: 200,
    etag: etagOf(body),
    contentType,
    identity: typeof body === 'string' ? Buffer.from(body) : body,
    ...more,
  }
}
