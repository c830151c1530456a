import { QueryCache } from '../../../lib/queryCache.ts'
import { currentToken } from '../../../lib/session.ts'

let cacheSession: string | null = null
let previousCache: QueryCache | null = null

/**
 * Returns the cache of staff calls, for this session only: the next user must not see it. It begins with the content of
 * the last one, because SWR drops its state of a cache when staff leave for a public page; the first begins with the
 * public answers.
 */
export function staffCache(publicCache: QueryCache): QueryCache {
  const currentSession = currentToken()
  const cache = new QueryCache()
  const known = previousCache && currentSession === cacheSession ? previousCache : publicCache
  for (const [url, state] of known) cache.set(url, state)
  previousCache = cache
  cacheSession = currentSession
  return cache
}
