import { setTimeout as pause } from 'node:timers/promises'
import { dayMs, steadyTime } from '#clock.ts'
import { BoundedCache } from '#shared/BoundedCache'
import { isDegrees, type Position } from '#shared/region'
import { createConcurrencyLimit } from '../limits/concurrencyLimit.ts'
import { createSharing } from '../limits/createSharing.ts'
import { readAtMost } from '../limits/readAtMost.ts'

interface Address {
  street: string
  plz: string
  city: string
}

export interface GeocodedLocation {
  position: Position | null
  /** Of the address; false: of its postcode. */
  isExact: boolean
  /** If false, a later request may succeed. */
  isAnswered: boolean
}

type Located = (Position & { approximate?: true }) | { lat: null; lon: null }

export interface GeocoderOptions {
  /** Nominatim-compatible; the part before `/search`. Empty: no upstream. */
  geocoderUrl: string
  /** Identifies this server, as the upstream's rules demand. */
  userAgent: string
  fetch?: typeof fetch
  /** Centre of the known entries of a postcode, or null. */
  fallback: (plz: string) => Position | null
  /** Milliseconds between two upstream requests. */
  interval?: number
  /** Milliseconds until an upstream request is given up, including its answer. */
  timeout?: number
  /** Milliseconds without requests after the upstream failed. */
  backOff?: number
}

export type Geocoder = ReturnType<typeof createGeocoder>

const maxCached = 5000
const maxWaiting = 10
/** An address without a hit is requested again after so long. */
const unknownForMs = dayMs
const maxPartLength = 150
/** Uncompressed; one place takes less than two thousand. */
const maxAnswerBytes = 64_000

/** Never throws and never waits for more than the upstream's queue and timeout. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its functions are counted one by one
export function createGeocoder({
  geocoderUrl,
  userAgent,
  fetch: load = fetch,
  fallback,
  interval = 1000,
  timeout = 5000,
  backOff = 10_000,
}: GeocoderOptions) {
  const cache = new BoundedCache<string, { position: Position | null; until: number }>(maxCached)
  const askOnce = createSharing<Position | null>()
  const enter = createConcurrencyLimit({ atOnce: 1, waiting: maxWaiting - 1 })
  let lastAsked = Number.NEGATIVE_INFINITY
  let pausedUntil = Number.NEGATIVE_INFINITY
  let isSilent = false
  const isPaused = () => performance.now() < pausedUntil

  async function geocode(address: Address): Promise<Located> {
    const { position, isExact } = await locate(address)
    if (!position) return nowhere
    return isExact ? position : { ...position, approximate: true }
  }

  async function locate(address: Address): Promise<GeocodedLocation> {
    const [street, plz, city] = [address.street, address.plz, address.city].map(normalise) as [
      string,
      string,
      string,
    ]
    if (street === '' && plz === '' && city === '')
      return { position: null, isExact: false, isAnswered: true }
    try {
      const position = await find({ street, plz, city })
      return { position: position ?? fallback(plz), isExact: position !== null, isAnswered: true }
    } catch {
      return { position: fallback(plz), isExact: false, isAnswered: false }
    }
  }

  /** When the upstream may be asked again after a failure, or `signal` says that no request is waiting. */
  async function answersAgain(signal: AbortSignal) {
    const left = Math.max(0, pausedUntil - performance.now())
    await pause(left, undefined, { signal }).catch(() => {})
  }

  const keyOf = ({ street, plz, city }: Address) =>
    JSON.stringify([street, plz, city].map(normalise)).toLowerCase()

  /** Null if the address is unknown, undefined if this server has not asked. */
  const known = (address: Address) => cache.get(keyOf(address))?.position

  /** Null if the address is unknown; rejects if the geocoder could not be asked. */
  function find(address: Address) {
    const key = keyOf(address)
    const hit = cache.get(key)
    if (hit && hit.until > steadyTime()) return Promise.resolve(hit.position)
    if (geocoderUrl === '') return Promise.resolve(null)
    return askOnce(key, async () => {
      const position = await enter(() => askSpaced(address))
      const until = position ? Number.POSITIVE_INFINITY : steadyTime() + unknownForMs
      cache.set(key, { position, until })
      return position
    })
  }

  /** At least `interval` after the request before. */
  async function askSpaced(address: Address): Promise<Position | null> {
    // Queued requests do not wait for the next failure.
    if (isPaused()) throw new Error('The geocoder failed a moment ago')
    const left = lastAsked + interval - performance.now()
    // A timer may fire a little early.
    if (left > 0) await pause(left + 1)
    try {
      const asking = ask(address)
      lastAsked = performance.now()
      const found = await asking
      isSilent = false
      return found
    } catch (error) {
      isSilent = true
      pausedUntil = performance.now() + backOff
      throw error
    }
  }

  /** Null if the upstream has no such address; throws if it did not answer. */
  async function ask({ street, plz, city }: Address): Promise<Position | null> {
    const url = new URL(`${geocoderUrl.replace(/\/+$/, '')}/search`)
    const query = { format: 'jsonv2', limit: '1', countrycodes: 'de', street, postalcode: plz, city }
    for (const [name, value] of Object.entries(query)) if (value !== '') url.searchParams.set(name, value)
    const response = await load(url, {
      headers: { 'User-Agent': userAgent, Accept: 'application/json' },
      signal: AbortSignal.timeout(timeout),
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw new Error(`The geocoder answered ${response.status}`)
    }
    const bytes = await readAtMost(response, maxAnswerBytes)
    if (bytes === null) throw new Error('The geocoder does not stop answering')
    return firstPosition(JSON.parse(bytes.toString()))
  }

  return { geocode, locate, known, answersAgain, hasUpstream: geocoderUrl !== '', isSilent: () => isSilent }
}

const nowhere = { lat: null, lon: null } as const

const normalise = (text: string) => text.slice(0, maxPartLength).trim().replace(/\s+/g, ' ')

/** Throws if there is no list: a broken upstream must not look like an unknown address. */
function firstPosition(answer: unknown): Position | null {
  if (!Array.isArray(answer)) throw new Error('The geocoder answered no list')
  const first: { lat?: unknown; lon?: unknown } | null | undefined = answer[0]
  if (!first) return null
  const [lat, lon] = [degrees(first.lat, 90), degrees(first.lon, 180)]
  if (lat === null || lon === null) throw new Error('The geocoder answered no position')
  return { lat, lon }
}

function degrees(value: unknown, max: 90 | 180) {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return isDegrees(number, max) ? number : null
}
