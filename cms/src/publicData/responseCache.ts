import { currentTime } from '#clock.ts'
import type { CachedResponse } from './cachedResponse.ts'
import { endOfDay } from './onDate.ts'

export type ResponseCache = ReturnType<typeof createResponseCache>

/** Bytes, besides the content. */
const overhead = 500

/** How many responses are made anew at once when they are requested after a change. */
const maxMakers = 8

type Make = () => CachedResponse

interface Kept {
  response: CachedResponse
  /** Makes it anew; missing if that takes more than a moment. */
  make: Make | undefined
}

/** Compressed forms are added later; together they are at most as large as the content. */
const sizeOf = (key: string, { response }: Kept) => overhead + key.length * 2 + response.identity.length * 2

/**
 * By canonical address. All show one version of the public data and one day of the region: a change of the data and
 * midnight empty it.
 *
 * @param maxBytes what is kept at most; what was not requested for longest goes first
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its functions are counted one by one
export function createResponseCache({ maxBytes = 64e6, now = currentTime } = {}) {
  // A Map keeps the order of insertion, here of the latest request.
  const responses = new Map<string, Kept>()
  /** Makers of the responses that were requested last before a change. */
  let makers = new Map<string, Make>()
  let version = 0
  /** The time for which responses hold, in milliseconds since 1970. */
  let day = { from: 0, until: 0 }
  let bytes = 0

  function raiseVersion() {
    version++
    const latest = [...responses].flatMap(([key, { make }]): [string, Make][] => (make ? [[key, make]] : []))
    makers = new Map([...makers, ...latest].slice(-maxMakers))
    responses.clear()
    bytes = 0
  }

  /** Another one after every change of the data, on every day, and after the clock was set back. */
  function currentVersion() {
    const time = now()
    if (time < day.from || time >= day.until) {
      day = { from: time, until: endOfDay(time) }
      raiseVersion()
    }
    return version
  }

  function drop(key: string) {
    const kept = responses.get(key)
    if (!kept) return
    responses.delete(key)
    bytes -= sizeOf(key, kept)
  }

  function peek(key: string) {
    currentVersion()
    const kept = responses.get(key)
    if (!kept) return makeAgain(key)
    responses.delete(key)
    responses.set(key, kept)
    return kept.response
  }

  /** What many may be requesting at the moment of a change, so that none of them takes the long way. */
  function makeAgain(key: string) {
    const make = makers.get(key)
    if (!make) return undefined
    makers.delete(key)
    try {
      return makeAndKeep(key, make)
    } catch {
      // The long way has the same error and reports it.
      return undefined
    }
  }

  /** Unless something has changed since `madeOf`, the version before it was made. */
  function keep(key: string, response: CachedResponse, madeOf: number, make?: Make) {
    if (madeOf !== currentVersion()) return
    drop(key)
    const kept = { response, make }
    responses.set(key, kept)
    bytes += sizeOf(key, kept)
    for (const oldest of responses.keys()) {
      if (bytes <= maxBytes) break
      drop(oldest)
    }
  }

  function makeAndKeep(key: string, make: Make) {
    const before = currentVersion()
    const response = make()
    keep(key, response, before, make)
    return response
  }

  /** `make` is kept and must hold on to no request. */
  const get = (key: string, make: Make) => peek(key) ?? makeAndKeep(key, make)

  return {
    get,
    keep,
    peek,
    version: currentVersion,
    raiseVersion,
    size: () => ({ responses: responses.size, bytes }),
  }
}
