import type { Backups } from './backup/createBackups.ts'
import type { Erasure } from './erasure/createErasure.ts'
import type { ImportRunner } from './imports/createImportRunner.ts'
import { ofPayload } from './ofPayload.ts'
import type { Geocoder } from './places/geocode.ts'
import type { RateLimits } from './rateLimits.ts'
import type { Readiness } from './readiness.ts'
import type { SecurityLog } from './securityEvents/createSecurityLog.ts'
import type { WorkGate } from './workGate.ts'

/** What lives once per server beside the database and the read model. */
export interface Runtime {
  rateLimits: RateLimits
  geocoder: Geocoder
  imports: ImportRunner
  backups: Backups
  erasure: Erasure
  readiness: Readiness
  securityLog: SecurityLog
  /** Who names it may register as the first Admin. */
  firstAdminCode: string
  /** Bounds what the raw API works at at once. */
  rawWork: { visitors: WorkGate; staff: WorkGate }
  /** Where visitors reach the site, for links in mails; no slash at the end. */
  siteUrl: string
  /** The folder of what is being received. */
  incomingDir: string
  /** Sends what has just come into the outbox without waiting for the next round. */
  wakeMailSender(): void
}

export const { attach: attachRuntime, of: runtimeOf } = ofPayload<Runtime>('runtime')
