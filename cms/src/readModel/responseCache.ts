import { currentTime, steadyTime, yieldToRequests } from '../clock.ts'
import type { CachedResponse } from './cachedResponse.ts'
import { type Accepts, createEncoder } from './createEncoder.ts'

export interface ResponseCacheOptions {
  /** Maximum bytes kept; the oldest responses go first, requested ones later. */
  maxBytes?: number
  /** Compresses better, outside the request; replaced in tests. */
  compress?: (bytes: Buffer) => Promise<Buffer>
  /** Returns the time in milliseconds since 1970; replaced in tests. */
  now?: () => number
  /** Returns milliseconds for measuring durations; replaced in tests. */
  steady?: () => number
}

export type ResponseCache = ReturnType<typeof createResponseCache>

/** Data that a response was built from. */
export interface Dependencies {
  /** Cache tags of all data that was read. */
  tags: ReadonlySet<string>
  /** Milliseconds since 1970 until which it is valid if no data changes. */
  expires: number
}

export interface Built {
  response: CachedResponse
  dependencies: Dependencies
}
/** Builds it again; null if it can no longer be cached. */
export type Rebuild = () => Built | null | Promise<Built | null>

interface Kept extends Built {
  key: string
  rebuild: Rebuild
  /** Milliseconds since 1970. */
  made: number
  bytes: number
  /** Number of requests since it was made or last considered for removal. */
  asked: number
}

/** Bytes that a cached response needs besides its content. */
const overhead = 500
/** Limits for rebuilding responses after a change; the others are rebuilt on request. */
const maxRenewals = 8
const maxRenewalMs = 25

/**
 * Creates a cache of finished responses by canonical address, each with the cache tags of its data. Once `invalidate`
 * of a tag resolves, no response older than that change is returned; neither is one that has expired.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its functions are counted one by one
export function createResponseCache({
  maxBytes = 64e6,
  compress,
  now = currentTime,
  steady = steadyTime,
}: ResponseCacheOptions = {}) {
  // A Map keeps the order of insertion, so the first key is that of the oldest.
  const responses = new Map<string, Kept>()
  const byResponse = new WeakMap<CachedResponse, Kept>()
  const keysOf = new Map<string, Set<string>>()
  /** Number of calls of `invalidate`: a response built before the latest one may be out of date. */
  let changes = 0
  let isRenewing = false
  let bytes = 0

  /** Returns whether it may still be sent; those never cached here (assets) always may. */
  const isCurrent = (response: CachedResponse) => {
    const entry = byResponse.get(response)
    return entry === undefined || responses.get(entry.key) === entry
  }
  const encoder = createEncoder({
    compress,
    isCurrent,
    grown: (response) => {
      const entry = byResponse.get(response)
      if (entry && isCurrent(response)) weigh(entry)
    },
  })

  function forget(entry: Kept): void {
    responses.delete(entry.key)
    bytes -= entry.bytes
    for (const tag of entry.dependencies.tags) {
      const keys = keysOf.get(tag)
      keys?.delete(entry.key)
      if (keys?.size === 0) keysOf.delete(tag)
    }
  }

  function weigh(entry: Kept): void {
    const { identity, gzip, br } = entry.response
    const now = overhead + entry.key.length * 2 + identity.length + (gzip?.length ?? 0) + (br?.length ?? 0)
    bytes += now - entry.bytes
    entry.bytes = now
    while (bytes > maxBytes) {
      const oldest = responses.values().next().value
      if (oldest === undefined) return
      if (oldest.asked > 0) {
        oldest.asked = 0
        responses.delete(oldest.key)
        responses.set(oldest.key, oldest)
      } else forget(oldest)
    }
  }

  function keep(key: string, { response, dependencies }: Built, rebuild: Rebuild): void {
    const before = responses.get(key)
    if (before) forget(before)
    const entry: Kept = { key, response, dependencies, rebuild, made: now(), bytes: 0, asked: 0 }
    responses.set(key, entry)
    byResponse.set(response, entry)
    for (const tag of dependencies.tags) {
      const keys = keysOf.get(tag)
      if (keys) keys.add(key)
      else keysOf.set(tag, new Set([key]))
    }
    weigh(entry)
  }

  /** Returns the cached response of an address, if there is one. */
  function peek(key: string): CachedResponse | undefined {
    const entry = responses.get(key)
    if (!entry) return undefined
    const time = now()
    // If the clock was set back, the response may be for another day.
    if (entry.dependencies.expires <= time || time < entry.made) {
      forget(entry)
      return undefined
    }
    entry.asked++
    return entry.response
  }

  /** Returns the response of an address, built if it is not cached. */
  function get(key: string, build: () => Built): CachedResponse {
    const cached = peek(key)
    if (cached) return cached
    const built = build()
    keep(key, built, build)
    return built.response
  }

  /**
   * Drops the responses built from data with one of the tags. The most requested ones are rebuilt instead, outside the
   * requests, and the old ones are served until then. The write that caused the change waits for this only briefly:
   * after `maxRenewalMs`, or while an earlier change is still rebuilding, responses are just dropped.
   */
  async function invalidate(tags: Iterable<string>): Promise<void> {
    changes++
    const touched = new Set<Kept>()
    for (const tag of tags) {
      for (const key of keysOf.get(tag) ?? []) {
        const entry = responses.get(key)
        if (entry) touched.add(entry)
      }
    }
    const toRenew = isRenewing ? [] : mostAskedOf(touched)
    for (const entry of toRenew) touched.delete(entry)
    for (const entry of touched) forget(entry)
    if (toRenew.length === 0) return
    isRenewing = true
    const began = steady()
    for (const entry of toRenew) {
      if (steady() - began < maxRenewalMs) await renew(entry)
      if (isKept(entry)) forget(entry)
    }
    isRenewing = false
  }

  const isKept = (entry: Kept) => responses.get(entry.key) === entry

  /** Replaces a response by a new one, unless something has changed meanwhile. */
  async function renew(entry: Kept): Promise<void> {
    // Lets waiting requests be answered first.
    await yieldToRequests()
    if (!isKept(entry)) return
    const before = changes
    try {
      const renewed = await entry.rebuild()
      if (!renewed) return
      await encoder.compressLike(renewed.response, entry.response)
      if (before === changes && isKept(entry)) keep(entry.key, renewed, entry.rebuild)
    } catch {
      // The next request has the same error and reports it.
    }
  }

  function clear(): void {
    responses.clear()
    keysOf.clear()
    bytes = 0
  }

  return {
    get,
    keep,
    peek,
    encode: (response: CachedResponse, accepts: Accepts) => encoder.encode(response, accepts),
    invalidate,
    clear,
    /** Returns the number of cached responses and their bytes. */
    size: () => ({ responses: responses.size, bytes }),
  }
}

function mostAskedOf(entries: ReadonlySet<Kept>): Kept[] {
  const requested = [...entries].filter((entry) => entry.asked > 0)
  return requested.sort((a, b) => b.asked - a.asked).slice(0, maxRenewals)
}
