import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { CachedResponse } from '../../readModel/cachedResponse.ts'
import type { Accepts } from './acceptedEncodings.ts'

export type Encoding = 'identity' | 'gzip' | 'br'

/** Minimum bytes for compressing to be worthwhile. */
const minCompressed = 1000

const gzipBytes = promisify(gzip)
const brotliBytes = promisify(brotliCompress)
/** The best quality that takes a list no longer than gzip does. */
const quality = { [constants.BROTLI_PARAM_QUALITY]: 4 }

const compress = {
  gzip: (bytes: Buffer): Promise<Buffer> => gzipBytes(bytes),
  br: (bytes: Buffer): Promise<Buffer> => brotliBytes(bytes, { params: quality }),
}

const isCompressible = ({ identity, contentType }: CachedResponse) =>
  identity.length >= minCompressed && /^text\/|json|javascript|xml/.test(contentType)

/** Picks the smallest form of a response that the client accepts. */
export function encodingOf(response: CachedResponse, accepts: Accepts): Encoding {
  const isWorthIt = !accepts.identity || isCompressible(response)
  if (accepts.br && (isWorthIt || response.br)) return 'br'
  if (accepts.gzip && (isWorthIt || response.gzip)) return 'gzip'
  return 'identity'
}

/** Returns a form of a response; compressed outside the main thread when it is requested first, and kept. */
export function formOf(response: CachedResponse, encoding: Encoding): Buffer | Promise<Buffer> {
  if (encoding === 'identity') return response.identity
  const made = response[encoding]
  if (made) return made
  const making = compress[encoding](response.identity).then((bytes) => {
    response[encoding] = bytes
    return bytes
  })
  response[encoding] = making
  return making
}
