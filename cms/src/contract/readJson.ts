import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'
import { ApiError } from '../services/apiError.ts'

const unpackers: Readonly<
  Record<string, (bytes: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>>
> = { gzip: promisify(gunzip), deflate: promisify(inflate), br: promisify(brotliDecompress) }

/**
 * The JSON of a body of at most `limit` bytes, packed and unpacked; undefined where there is none.
 *
 * @throws ApiError; what is still on its way then runs out unread
 */
export async function readJson(
  body: Readable,
  headers: IncomingHttpHeaders,
  limit: number,
): Promise<unknown> {
  try {
    const chunks: Uint8Array[] = []
    let size = 0
    // A request that is refused must still be answered: it is not to be destroyed with its reader.
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      refuseOtherTypes(headers)
      size += chunk.length
      if (size > limit) throw tooLarge()
      chunks.push(chunk)
    }
    if (size === 0) return undefined
    const bytes = await unpack(Buffer.concat(chunks), headers['content-encoding'], limit)
    return JSON.parse(decoderOf(headers).decode(bytes))
  } catch (error) {
    body.on('error', () => {}).resume()
    throw error instanceof ApiError ? error : new ApiError(400, 'malformed', 'Die Anfrage ist nicht lesbar.')
  }
}

function refuseOtherTypes(headers: IncomingHttpHeaders): void {
  if (!/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? ''))
    throw new ApiError(415, 'unsupported_type', 'Bitte senden Sie die Angaben als JSON.')
}

async function unpack(bytes: Buffer, encoding = 'identity', limit: number): Promise<Buffer> {
  if (/^identity$/i.test(encoding)) return bytes
  const unpacker = unpackers[encoding.toLowerCase()]
  if (!unpacker) throw unknownEncoding()
  return unpacker(bytes, { maxOutputLength: limit }).catch((error) => {
    throw error.code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge() : error
  })
}

function decoderOf(headers: IncomingHttpHeaders): TextDecoder {
  const charset = /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8'
  try {
    if (/^utf-/i.test(charset)) return new TextDecoder(charset)
  } catch {
    // A name that nobody knows.
  }
  throw unknownEncoding()
}

const tooLarge = () => new ApiError(413, 'too_large', 'Das ist zu groß.')
const unknownEncoding = () => new ApiError(415, 'unsupported_type', 'Diese Kodierung wird nicht verstanden.')
