import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'
import { ownValue } from '@directory/shared/ownValue'
import { ApiError, apiError } from '../lib/errors/apiError.ts'
import { parseJson } from '../lib/errors/parseJson.ts'
import { createConcurrencyLimit } from '../lib/limits/concurrencyLimit.ts'
import { collectBody, usualLimit } from './collectBody.ts'

const unpackers: Readonly<
  Record<string, (bytes: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>>
> = { gzip: promisify(gunzip), deflate: promisify(inflate), br: promisify(brotliDecompress) }

/** Sixty bytes may declare that they need a window of 16 MB. */
const unpacking = createConcurrencyLimit({ atOnce: 2, waiting: 50 })

interface Options {
  /** Bytes. */
  limit: number
  /** Called before memory is used; refuses by throwing. */
  take?: ((bytes: number) => void) | undefined
}

/**
 * Undefined if there is no body. A compressed one has at most the usual limit: large ones are sent uncompressed.
 * @throws ApiError; the rest of the body is then drained unread
 */
export async function readJson(
  body: Readable,
  headers: IncomingHttpHeaders,
  { limit, take }: Options,
): Promise<unknown> {
  const encoding = (headers['content-encoding'] ?? 'identity').toLowerCase()
  const max = encoding === 'identity' ? limit : Math.min(limit, usualLimit)
  try {
    if (Number(headers['content-length'] ?? 0) > max) throw apiError('too_large')
    const begins = () => assertJson(headers, encoding)
    const bytes = await collectBody(body, { limit: max, take, begins })
    if (bytes.length === 0) return undefined
    return parseJson(decoderOf(headers).decode(await unpack(bytes, encoding, max)))
  } catch (error) {
    body.on('error', () => {}).resume()
    throw error instanceof ApiError ? error : apiError('malformed')
  }
}

function assertJson(headers: IncomingHttpHeaders, encoding: string): void {
  if (!/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '')) throw apiError('unsupported_type')
  if (encoding !== 'identity' && !Object.hasOwn(unpackers, encoding)) throw unknownEncoding()
}

async function unpack(bytes: Buffer, encoding: string, limit: number): Promise<Buffer> {
  const unpacker = ownValue(unpackers, encoding)
  if (!unpacker) return bytes
  return unpacking(() => unpacker(bytes, { maxOutputLength: limit })).catch((error) => {
    throw error.code === 'ERR_BUFFER_TOO_LARGE' ? apiError('too_large') : error
  })
}

function decoderOf(headers: IncomingHttpHeaders): TextDecoder {
  const charset = /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8'
  try {
    if (/^utf-/i.test(charset)) return new TextDecoder(charset)
  } catch {
    // An unknown charset.
  }
  throw unknownEncoding()
}

const unknownEncoding = () => apiError('unsupported_type.encoding')
