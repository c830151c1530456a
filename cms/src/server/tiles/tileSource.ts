import { createConcurrencyLimit } from '#lib/limits/concurrencyLimit.ts'
import { readAtMost } from '#lib/limits/readAtMost.ts'

export interface TileSourceOptions {
  /** With `{z}`, `{x}`, `{y}`, and `{s}` as `a`; empty if there is no upstream. */
  tileUrl: string
  userAgent: string
  fetch?: typeof fetch
  /** Milliseconds until a request is given up. */
  timeout?: number
  /** Milliseconds without requests after the upstream failed. */
  backOff?: number
}

const maxConcurrent = 4
const maxWaiting = 100
const maxBytes = 500_000
const pngHead = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Few at once, none for a while after a failure. */
export function createTileSource({
  tileUrl,
  userAgent,
  fetch: get = fetch,
  timeout = 4000,
  backOff = 10_000,
}: TileSourceOptions) {
  const enter = createConcurrencyLimit({ atOnce: maxConcurrent, waiting: maxWaiting })
  let pausedUntil = Number.NEGATIVE_INFINITY

  function pauseAsking() {
    pausedUntil = performance.now() + backOff
    return null
  }

  /** Throws if the upstream itself fails; a single tile that it refuses is null. */
  async function ask(key: string) {
    const [z = '', x = '', y = ''] = key.split('/')
    const url = tileUrl.replace('{z}', z).replace('{x}', x).replace('{y}', y).replace('{s}', 'a')
    const response = await get(url, {
      headers: { 'User-Agent': userAgent, Accept: 'image/png' },
      signal: AbortSignal.timeout(timeout),
    })
    const type = response.headers.get('content-type')?.split(';')[0]?.trim()
    if (response.status !== 200 || type !== 'image/png') {
      await response.body?.cancel()
      if (response.status >= 500 || response.status === 429 || response.status === 403) {
        throw new Error(`The tile server answered ${response.status}`)
      }
      return null
    }
    const bytes = await readAtMost(response, maxBytes)
    return bytes?.subarray(0, pngHead.length).equals(pngHead) ? bytes : null
  }

  /** Of `z/x/y`; null if it cannot be had now. Never throws. */
  return async (key: string) => {
    if (tileUrl === '') return null
    const askUnlessPaused = async () => (performance.now() < pausedUntil ? null : ask(key).catch(pauseAsking))
    // Refuses if too many wait.
    return enter(askUnlessPaused).catch(() => null)
  }
}
