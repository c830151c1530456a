import { QueryCache } from '../../../lib/queryCache.ts'
import { currentToken } from '../../../lib/session.ts'

/** A cache that falls back to the document's public answers. */
class StaffQueryCache extends QueryCache {
  readonly #beneath: QueryCache

  constructor(beneath: QueryCache) {
    super()
    this.#beneath = beneath
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

let token: string | null = null
let known: QueryCache | null = null

/**
 * Returns the cache of staff calls, for this session only: the next user must not see it. Each page gets a new object
 * with the content of the last one, because SWR drops its state of a cache when the providing page unmounts.
 */
export function staffCache(beneath: QueryCache): QueryCache {
  const present = currentToken()
  const next = new StaffQueryCache(beneath)
  if (known && present === token) for (const [url, state] of known) next.set(url, state)
  known = next
  token = present
  return next
}
