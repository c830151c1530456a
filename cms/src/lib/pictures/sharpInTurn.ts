import type { default as load, Sharp, SharpOptions } from 'sharp'
import { createConcurrencyLimit } from '../limits/concurrencyLimit.ts'
import { lazyAsync } from '../limits/lazyAsync.ts'

/** Loaded for the first picture: an idle server does not hold it in memory. */
const library = lazyAsync(async () => {
  const { default: loaded } = await import('sharp')
  loaded.concurrency(1)
  loaded.cache(false)
  return loaded
})

/** So many take some 250 MB if the format has to be decoded as a whole. */
export const maxPixels = 64_000_000
/** Less than writers wait for one another: a picture of the admin UI is processed within its transaction. */
const maxSeconds = 10

const inTurn = createConcurrencyLimit()
let pending = 0

export const pendingPictureCount = () => pending

/**
 * One at a time: each may need a quarter of the server's memory.
 * @param turn.first after one other at most: within a transaction, which other writers wait for
 */
export async function withSharp<T>(
  work: (open: (data: Buffer, options?: SharpOptions) => Sharp) => Promise<T>,
  { first = false } = {},
) {
  const limits: SharpOptions = { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true }
  const open = (loaded: typeof load) => (data: Buffer, options?: SharpOptions) =>
    loaded(data, { ...limits, ...options }).timeout({ seconds: maxSeconds })
  pending++
  try {
    return await inTurn(async () => work(open(await library())), first ? 'first' : '')
  } finally {
    pending--
  }
}
