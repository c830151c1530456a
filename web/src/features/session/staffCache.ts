import { CallCache } from '../../lib/cache.ts'
import { currentToken } from '../../lib/session.ts'

let token: string | null = null
let cache = new CallCache()

/**
 * What staff calls answered, for the present session only: the next person must not see it. A new object for each
 * page, filled with what the one before knew: SWR forgets all about a cache when the page that brought it goes.
 */
export function staffCache(): CallCache {
  const present = currentToken()
  cache = present === token ? new CallCache(cache) : new CallCache()
  token = present
  return cache
}
