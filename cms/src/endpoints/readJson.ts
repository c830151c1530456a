import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import { ApiError, apiError } from '#lib/errors/apiError.ts'
import { parseJson } from '#lib/errors/parseJson.ts'
import { type BodyOptions, collectBody } from './collectBody.ts'

/**
 * Undefined if there is no body.
 * @throws ApiError; the rest of the body is then drained unread
 */
export async function readJson(
  body: Readable,
  headers: IncomingHttpHeaders,
  { limit, take }: Omit<BodyOptions, 'begins'>,
): Promise<unknown> {
  try {
    if (Number(headers['content-length'] ?? 0) > limit) throw apiError('too_large')
    const bytes = await collectBody(body, { limit, take, begins: () => assertJson(headers) })
    return bytes.length === 0 ? undefined : parseJson(new TextDecoder().decode(bytes))
  } catch (error) {
    body.on('error', () => {}).resume()
    throw error instanceof ApiError ? error : apiError('malformed')
  }
}

/** Nothing is unpacked: sixty bytes may declare that they need a window of 16 MB, and browsers pack no body. */
function assertJson(headers: IncomingHttpHeaders) {
  const type = headers['content-type'] ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) throw apiError('unsupported_type')
  const charset = /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(type)?.[1] ?? 'utf-8'
  const isPacked = !/^(?:identity)?$/i.test(headers['content-encoding'] ?? '')
  if (isPacked || !/^utf-?8$/i.test(charset)) throw apiError('unsupported_type.encoding')
}
