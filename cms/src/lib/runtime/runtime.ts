import type { ByteBudget } from '../limits/byteBudget.ts'
import type { ConcurrencyLimit } from '../limits/concurrencyLimit.ts'
import type { DiskCache } from '../limits/diskCache.ts'
import type { RateLimits } from '../limits/rateLimits.ts'
import type { Geocoder } from '../places/geocode.ts'
import { perInstance } from './perInstance.ts'
import type { createReadiness } from './readiness.ts'

/** Once per server, beside the database and the public data. Higher layers declare their own parts. */
export interface Runtime {
  rateLimits: RateLimits
  /** Limits mails caused by visitors, per receiver; null: no limit. */
  receiverLimit: { points: number; seconds: number } | null
  geocoder: Geocoder
  readiness: ReturnType<typeof createReadiness>
  turns: ConcurrencyLimit
  /** For the memory that bodies take while their requests are under way. */
  bodies: { strangers: ByteBudget; staff: ByteBudget }
  /** For links in mails; without a slash at the end. */
  siteUrl: string
  /** Null if the address is not known to be permanent. */
  publicUrl: string | null
  /** In the widths that visitors get; not part of files or backups. */
  pictureCache: DiskCache
  /** Uploads that are still being received. */
  incomingDir: string
  /** Without waiting for the next round. */
  wakeMailSender(): void
  /** Of addresses that wait for it: now, or soon. */
  locating: { look(): Promise<void>; wake(): void }
}

export const { attach: attachRuntime, of: runtimeOf } = perInstance<Runtime>('runtime')
