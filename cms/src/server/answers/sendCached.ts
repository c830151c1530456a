import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { matchesEtag } from '#endpoints/answer.ts'
import { type CachedResponse, varyOf } from '#publicData/cachedResponse.ts'
import { BoundedCache } from '#shared/BoundedCache'
import { headersFramedBy, siteHeaders } from './securityHeaders.ts'

type Encoding = 'identity' | 'gzip' | 'br'

/** Below this compressing is not worthwhile. */
const minCompressed = 1000

const gzipBytes = promisify(gzip)
const brotliBytes = promisify(brotliCompress)
/** The best that takes a list no longer than gzip does. */
const quality = { [constants.BROTLI_PARAM_QUALITY]: 4 }

const compress = {
  gzip: (bytes: Buffer): Promise<Buffer> => gzipBytes(bytes),
  br: (bytes: Buffer): Promise<Buffer> => brotliBytes(bytes, { params: quality }),
}

const isCompressible = ({ identity, contentType }: CachedResponse) =>
  identity.length >= minCompressed && /^text\/|json|javascript|xml/.test(contentType)

/** The smallest that the client accepts. */
function encodingOf(response: CachedResponse, accepted: readonly Encoding[]) {
  const isWorthIt = isCompressible(response)
  return accepted.find((one) => one === 'identity' || isWorthIt || response[one]) ?? 'identity'
}

/** Compressed outside the main thread when it is requested first, and kept. */
function formOf(response: CachedResponse, encoding: Encoding) {
  if (encoding === 'identity') return response.identity
  const made = response[encoding]
  if (made) return made
  const making = compress[encoding](response.identity).then(
    (bytes) => {
      response[encoding] = bytes
      return bytes
    },
    (error) => {
      // The next request tries again.
      Reflect.deleteProperty(response, encoding)
      throw error
    },
  )
  response[encoding] = making
  return making
}

const fieldsOf = (cached: CachedResponse, encoding: Encoding) => [
  'Content-Type',
  cached.contentType,
  'Cache-Control',
  cached.cacheControl ?? 'no-cache',
  'Vary',
  varyOf(cached),
  // Each form needs its own validator, as the standard demands of strong ones.
  'ETag',
  encoding === 'identity' ? cached.etag : `${cached.etag.slice(0, -1)}-${encoding}"`,
  ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
]

/** Sends ready bytes, or 304, with the site's headers, and those of `more` that are not set yet. */
export function createSendCached(more: Readonly<Record<string, string>> = {}) {
  const always = Object.entries({ ...more, ...siteHeaders }).flat()
  const alwaysOf = ({ framedBy }: CachedResponse) =>
    framedBy ? Object.entries({ ...more, ...headersFramedBy(framedBy) }).flat() : always
  const known = new WeakMap<CachedResponse, Partial<Record<Encoding, string[]>>>()

  /** All but the length, put together once. */
  function headOf(cached: CachedResponse, encoding: Encoding) {
    const heads = known.get(cached) ?? {}
    known.set(cached, heads)
    heads[encoding] ??= [...alwaysOf(cached), ...fieldsOf(cached, encoding)]
    return heads[encoding]
  }

  return (req: IncomingMessage, res: ServerResponse, cached: CachedResponse) => {
    const send = (encoding: Encoding, body?: Buffer) => {
      // Express has set it already.
      if (cached.framedBy) res.removeHeader('X-Frame-Options')
      const length = body ? ['Content-Length', String(body.length)] : []
      res.writeHead(res.statusCode, [...headOf(cached, encoding), ...length])
      res.end(req.method === 'HEAD' ? undefined : body)
    }
    const encoding = encodingOf(cached, acceptedEncodings(req.headers['accept-encoding']))
    const isKnown = cached.status === 200 && matchesEtag(req.headers['if-none-match'], cached.etag)
    res.statusCode = isKnown ? 304 : cached.status
    if (isKnown) return void send(encoding)
    const form = formOf(cached, encoding)
    if (Buffer.isBuffer(form)) return void send(encoding, form)
    form.then(
      (body) => send(encoding, body),
      // There was no memory for compressing.
      () => send('identity', cached.identity),
    )
  }
}

/** Express has set the other headers. */
export const sendCached = createSendCached()

/** Browsers send few different headers. */
const cache = new BoundedCache<string, readonly Encoding[]>(200)

/** By `Accept-Encoding`, the smallest form first. */
export function acceptedEncodings(header = '') {
  const known = cache.get(header)
  if (known) return known
  const encodings = read(header)
  cache.set(header, encodings)
  return encodings
}

function read(header: string): Encoding[] {
  const items = header.toLowerCase().split(',')
  const named = items
    .filter((item) => !/;\s*q=0(?:\.0*)?\s*$/.test(item))
    .map((item) => item.split(';')[0]?.trim())
  return [...(['br', 'gzip'] as const).filter((name) => named.includes(name)), 'identity']
}
