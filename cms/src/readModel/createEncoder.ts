import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { CachedResponse } from './cachedResponse.ts'

/** Compressed forms that a client accepts. */
export interface Accepts {
  gzip: boolean
  br: boolean
  /** `false` if the client refuses the uncompressed form. */
  identity?: boolean
}

interface Encoded {
  body: Buffer
  encoding: 'identity' | 'gzip' | 'br'
}

interface EncoderOptions {
  /** Compresses better, outside the request. */
  compress?: ((bytes: Buffer) => Promise<Buffer>) | undefined
  /** Returns whether the response may still be sent; others are not worth compressing. */
  isCurrent: (response: CachedResponse) => boolean
  /** Called when a response has got another form. */
  grown: (response: CachedResponse) => void
}

/** Minimum bytes for compressing to be worthwhile. */
const minCompressed = 1000
const maxOrders = 64
const quick = { level: 2 }

const gzipLater = promisify(gzip)
const brotli = promisify(brotliCompress)
const brotliWell = (bytes: Buffer) =>
  brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/**
 * Picks the best form of a response that the client accepts. The first request gets quick compression at once; from the
 * second on, a better form is made in the thread pool, one at a time. Each form is stored with the bytes it was made
 * from, so one that is finished late can never reach a newer response.
 */
export function createEncoder({ compress = brotliWell, isCurrent, grown }: EncoderOptions) {
  const ordered = new WeakSet<CachedResponse>()
  const orders: CachedResponse[] = []
  let compressing = false

  function encode(response: CachedResponse, accepts: Accepts): Encoded {
    if (response.br && accepts.br) return { body: response.br, encoding: 'br' }
    if (response.gzip && accepts.gzip && !accepts.br) return { body: response.gzip, encoding: 'gzip' }
    if (!isCompressible(response)) return withoutGain(response, accepts)
    if (accepts.br && (response.gzip || !accepts.gzip)) order(response)
    if (!accepts.gzip) return withoutGain(response, accepts)
    if (!response.gzip) {
      response.gzip = gzipSync(response.identity, quick)
      grown(response)
    }
    return { body: response.gzip, encoding: 'gzip' }
  }

  function order(response: CachedResponse): void {
    if (ordered.has(response) || orders.length >= maxOrders || !isCurrent(response)) return
    ordered.add(response)
    orders.push(response)
    if (!compressing) void compressOrdered()
  }

  async function compressOrdered(): Promise<void> {
    compressing = true
    for (let response = orders.shift(); response; response = orders.shift()) {
      if (!isCurrent(response)) continue
      const br = await compress(response.identity).catch(() => undefined)
      if (!br || !isCurrent(response)) continue
      response.br = br
      grown(response)
    }
    compressing = false
  }

  /** Compresses a response in the thread pool as the one it replaces was compressed. */
  async function compressLike(response: CachedResponse, other: CachedResponse): Promise<void> {
    if (other.gzip && isCompressible(response)) response.gzip = await gzipLater(response.identity, quick)
  }

  return { encode, compressLike }
}

const isCompressible = ({ identity, contentType }: CachedResponse) =>
  identity.length >= minCompressed && /^text\/|json|javascript|xml/.test(contentType)

/** Returns the uncompressed form or, if the client refuses that, which is rare, one made for this request. */
function withoutGain({ identity, gzip }: CachedResponse, accepts: Accepts): Encoded {
  if (accepts.identity === false) {
    if (accepts.gzip) return { body: gzip ?? gzipSync(identity, quick), encoding: 'gzip' }
    if (accepts.br) return { body: brotliCompressSync(identity, fast), encoding: 'br' }
  }
  return { body: identity, encoding: 'identity' }
}
