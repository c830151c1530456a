import type { IncomingMessage, ServerResponse } from 'node:http'
import { steadyTime } from '#clock.ts'
import type { CachedResponse } from '#publicData/cachedResponse.ts'
import type { ResponseCache } from '#publicData/responseCache.ts'
import { transportHeaders } from './answers/securityHeaders.ts'
import { createSendCached } from './answers/sendCached.ts'
import type { RequestWatch } from './metrics/watchRequests.ts'
import { pageKey } from './site/pageKey.ts'

/** Before Express; `false` leaves it to Express. What is cached was sent by it once, with the same headers. */
export function createFastPath(
  responses: ResponseCache,
  assets: ReadonlyMap<string, CachedResponse>,
  publicUrl: string | null,
  { noteCached }: Pick<RequestWatch, 'noteCached'>,
) {
  const sendCached = createSendCached(transportHeaders(publicUrl))
  return (req: IncomingMessage, res: ServerResponse) => {
    const url = req.url
    if (req.method !== 'GET' || url === undefined) return false
    const began = steadyTime()
    const cached =
      responses.peek(url) ?? assets.get(url) ?? responses.peek(pageKey(publicUrl, req.headers.host, url))
    if (!cached) return false
    // Staff may get another answer.
    if (cached.forStaff && req.headers.authorization !== undefined) return false
    sendCached(req, res, cached)
    noteCached(url, cached, res.statusCode, began)
    return true
  }
}
