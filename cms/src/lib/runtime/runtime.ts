import type { ByteBudget } from '../limits/byteBudget.ts'
import type { ConcurrencyLimit } from '../limits/concurrencyLimit.ts'
import type { DiskCache } from '../limits/diskCache.ts'
import type { RateLimits } from '../limits/rateLimits.ts'
import type { Geocoder } from '../places/geocode.ts'
import { perInstance } from './perInstance.ts'
import type { createReadiness } from './readiness.ts'

/**
 * Objects that exist once per server, beside the database and the public data. Higher layers add their own parts
 * themselves, because an interface can be declared in several places.
 */
export interface Runtime {
  rateLimits: RateLimits
  /** Limit of mails caused by visitors, per receiver; null: no limit. */
  receiverLimit: { points: number; seconds: number } | null
  geocoder: Geocoder
  readiness: ReturnType<typeof createReadiness>
  /** Turns of the pages and calls that are not ready, by address. */
  turns: ConcurrencyLimit
  /** Limits of the memory that bodies take while their requests are under way. */
  bodies: { strangers: ByteBudget; staff: ByteBudget }
  /** Address at which visitors reach the site, for links in mails; without a slash at the end. */
  siteUrl: string
  /** The same if it is known to be permanent, otherwise null. */
  publicUrl: string | null
  /** Stored pictures in the widths that visitors get; not part of files or backups. */
  pictureCache: DiskCache
  /** Folder for uploads that are still being received. */
  incomingDir: string
  /** Sends new mails of the outbox without waiting for the next round. */
  wakeMailSender(): void
  /** Looks up the addresses that wait for it: now, or soon. */
  locating: { look(): Promise<void>; wake(): void }
}

export const { attach: attachRuntime, of: runtimeOf } = perInstance<Runtime>('runtime')
