import type { ErasureChoice } from '@directory/shared/erasure'

/** Names of the settings under "How long things are kept"; see `retentionTimes`. */
export type RetentionTime =
  | 'trashDays'
  | 'declinedDays'
  | 'versionDays'
  | 'logDays'
  | 'importDays'
  | 'mailDays'
  | 'securityLogDays'

/**
 * Ways in which the journal keeps a document's state before a change by staff:
 *
 * - `version`: through its kept version; for a file, its former bytes. A document deleted for good is copied, because
 *   its versions are deleted with it.
 * - `copy`: as a copy.
 * - `copyOfDeleted`: as a copy, and only if the document is deleted.
 * - `fields`: only in operations that are undone by field (`database/journalFields.ts`).
 */
export type JournalKind = 'version' | 'copy' | 'copyOfDeleted' | 'fields'

/** Facts about a collection for features that handle all data. */
export interface CollectionFacts {
  /**
   * Effect of erasing a person on a document that names them: an Admin decides between choices, or the whole document
   * is deleted, or the person is removed from it.
   */
  erasure: readonly ErasureChoice[] | 'delete' | 'clear'
  /**
   * Time after which documents are deleted for good: a setting or a number of days, counted from the move to the trash
   * or from the date in a field. Absent: never, or by a special rule in `cleanUp`.
   */
  retention?: { trash: RetentionTime } | { olderBy: string; than: RetentionTime | number }
  /** True if only an Admin sees its lines in the log and may undo them. */
  isAdminOnly?: boolean
  /** Absent if never in the journal: accounts, sessions, secrets, mails and counters stay out of it. */
  journal?: JournalKind
}
