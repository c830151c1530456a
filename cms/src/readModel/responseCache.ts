import { currentTime } from '../clock.ts'
import type { CachedResponse } from './cachedResponse.ts'
import { endOfDay } from './onDate.ts'

export type ResponseCache = ReturnType<typeof createResponseCache>

/** Bytes that a cached response needs besides its content. */
const overhead = 500

/** Compressed forms are added later; together they are at most as large as the content. */
const sizeOf = (key: string, { identity }: CachedResponse) => overhead + key.length * 2 + identity.length * 2

/**
 * Creates a cache of finished responses by canonical address. All of them show one version of the public data and one
 * day of the region: a change of the data and midnight empty it, and what is requested next is made anew.
 *
 * @param maxBytes what is kept at most; what was not requested for longest goes first
 * @param now returns milliseconds since 1970
 */
export function createResponseCache({ maxBytes = 64e6, now = currentTime } = {}) {
  // A Map keeps the order of insertion, here of the latest request.
  const responses = new Map<string, CachedResponse>()
  let version = 0
  /** The time for which responses hold, in milliseconds since 1970. */
  let day = { from: 0, until: 0 }
  let bytes = 0
  let hits = 0

  /** Drops everything, because the data have changed. */
  function raiseVersion(): void {
    version++
    responses.clear()
    bytes = 0
  }

  /** Returns a number that differs after every change of the data, on every day, and after the clock was set back. */
  function currentVersion(): number {
    const time = now()
    if (time < day.from || time >= day.until) {
      day = { from: time, until: endOfDay(time) }
      raiseVersion()
    }
    return version
  }

  function drop(key: string): void {
    const response = responses.get(key)
    if (!response) return
    responses.delete(key)
    bytes -= sizeOf(key, response)
  }

  /** Returns the cached response of an address, if there is one. */
  function peek(key: string): CachedResponse | undefined {
    currentVersion()
    const response = responses.get(key)
    if (!response) return undefined
    hits++
    responses.delete(key)
    responses.set(key, response)
    return response
  }

  /** Keeps a response, unless something has changed since `madeOf`, the version before it was made. */
  function keep(key: string, response: CachedResponse, madeOf: number): void {
    if (madeOf !== currentVersion()) return
    drop(key)
    responses.set(key, response)
    bytes += sizeOf(key, response)
    for (const oldest of responses.keys()) {
      if (bytes <= maxBytes) break
      drop(oldest)
    }
  }

  /** Returns the response of an address, made if it is not cached. */
  function get(key: string, make: () => CachedResponse): CachedResponse {
    const cached = peek(key)
    if (cached) return cached
    const before = currentVersion()
    const response = make()
    keep(key, response, before)
    return response
  }

  return {
    get,
    keep,
    peek,
    version: currentVersion,
    raiseVersion,
    /** Returns the number of cached responses and their bytes. */
    size: () => ({ responses: responses.size, bytes }),
    /** Returns how often a requested response was in the cache. */
    hits: () => hits,
  }
}
