import type { Session as StoredSession } from '../../payload-types.ts'
import type { ByteBudget } from '../limits/byteBudget.ts'
import type { ConcurrencyLimit } from '../limits/concurrencyLimit.ts'
import type { DiskCache } from '../limits/diskCache.ts'
import type { RateLimits } from '../limits/rateLimits.ts'
import type { Geocoder } from '../places/geocode.ts'
import { perInstance } from './perInstance.ts'
import type { Readiness } from './readiness.ts'

/**
 * What lives once per server beside the database and the read model. What stands above declares its own part where it
 * is made, as an interface can be declared in several places.
 */
export interface Runtime {
  rateLimits: RateLimits
  /** Limits mails caused by visitors, per receiver; null: no limit. */
  receiverLimit: { points: number; seconds: number } | null
  geocoder: Geocoder
  readiness: Readiness
  /** Bounds the passwords that are compared at once. */
  hashGates: { strangers: ConcurrencyLimit; known: ConcurrencyLimit }
  /** Begun while the disk took nothing; by id. */
  sessionsInMemory: Map<string, StoredSession>
  /** The one-time code that each account used last while the disk took nothing. */
  stepsInMemory: Map<string, number>
  /** Who names it may register as the first Admin. */
  firstAdminCode: string
  /** Bounds what Payload REST works at at once. */
  rawWork: { visitors: ConcurrencyLimit; staff: ConcurrencyLimit }
  /** Bounds the memory that bodies take while their requests are under way. */
  bodies: { strangers: ByteBudget; staff: ByteBudget }
  /** Where visitors reach the site, for links in mails; no slash at the end. */
  siteUrl: string
  /** The same where it is known to be lasting, else null. */
  publicUrl: string | null
  /** Stored pictures in the widths of visitors; no part of files or backups. */
  pictureCache: DiskCache
  /** The folder for uploads that are still being received. */
  incomingDir: string
  /** Whether mails go to a mail server; else they lie in the data folder. */
  sendsMail: boolean
  /** Sends what has just come into the outbox without waiting for the next round. */
  wakeMailSender(): void
}

export const { attach: attachRuntime, of: runtimeOf } = perInstance<Runtime>('runtime')
