import type { Payload } from 'payload'
import type { RetentionTime } from '#collectionFacts.ts'

/** Days, unless the association changes them. */
export const retentionDefaults = {
  /** Deleted documents can be restored so long. */
  trashDays: 90,
  /** Declined ones are in the trash, too. */
  declinedDays: 30,
  versionDays: 365,
  /** Also the list of past imports. */
  logDays: 730,
  /** To undo an import and to report its faulty rows. */
  importDays: 30,
  mailDays: 30,
  securityLogDays: 30,
} as const satisfies Record<RetentionTime, number>

export const retentionTimes = async (payload: Payload): Promise<Record<RetentionTime, number>> =>
  (await payload.findGlobal({ slug: 'site-settings', depth: 0 })).retention
