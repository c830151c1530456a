import { QueryCache } from '../../../lib/queryCache.ts'
import { currentToken } from '../../../lib/session.ts'

/** A cache that falls back to the document's public answers. */
class StaffQueryCache extends QueryCache {
  readonly #beneath: QueryCache

  constructor(publicCache: QueryCache) {
    super()
    this.#beneath = publicCache
  }

  override get(url: string) {
    return super.get(url) ?? this.#beneath.get(url)
  }

  override freshOf(url: string) {
    return super.freshOf(url) ?? this.#beneath.freshOf(url)
  }

  override forget(url: string): void {
    super.forget(url)
    this.#beneath.forget(url)
  }
}

let cacheSession: string | null = null
let previousCache: QueryCache | null = null

/**
 * Returns the cache of staff calls, for this session only: the next user must not see it. Each page gets a new object
 * with the content of the last one, because SWR drops its state of a cache when the providing page unmounts.
 */
export function staffCache(publicCache: QueryCache): QueryCache {
  const currentSession = currentToken()
  const cache = new StaffQueryCache(publicCache)
  if (previousCache && currentSession === cacheSession)
    for (const [url, state] of previousCache) cache.set(url, state)
  previousCache = cache
  cacheSession = currentSession
  return cache
}
