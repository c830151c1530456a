import { CallCache } from '../../lib/cache.ts'
import { currentToken } from '../../lib/session.ts'

let token: string | null = null
let cache = new CallCache()

/** What staff calls answered, for the present session only: the next person must not see it. */
export function staffCache(): CallCache {
  const present = currentToken()
  if (present !== token) {
    token = present
    cache = new CallCache()
  }
  return cache
}
