import type { ErasureChoice } from '#shared/erasure'

/** Settings under "How long things are kept"; see `retentionTimes`. */
export type RetentionTime =
  | 'trashDays'
  | 'declinedDays'
  | 'versionDays'
  | 'logDays'
  | 'importDays'
  | 'mailDays'
  | 'securityLogDays'

/**
 * How the journal keeps a document's state before a change by staff:
 *
 * - `version`: through its kept version; for a file, its former bytes. A document deleted for good is copied: its
 * versions are deleted with it.
 * - `copy`: as a copy.
 * - `copyOfDeleted`: as a copy, and only if the document is deleted.
 * - `fields`: only in operations undone by field (`database/journalFields.ts`).
 */
export type JournalKind = 'version' | 'copy' | 'copyOfDeleted' | 'fields'

/** For features that handle all data. */
export interface CollectionFacts {
  /**
   * Effect of erasing a person named in a document: an Admin chooses, or the whole document is deleted, or the person
   * is removed from it.
   */
  erasure: readonly ErasureChoice[] | 'delete' | 'clear'
  /**
   * When documents are deleted for good: a setting or days, counted from the move to the trash or the date in a field.
   * Absent: never, or by a rule in `cleanUp`.
   */
  retention?: { trash: RetentionTime } | { olderBy: string; than: RetentionTime | number }
  /** Only an Admin sees its lines in the log and may undo them. */
  isAdminOnly?: boolean
  /** Absent: never; accounts, sessions, secrets, mails and counters stay out of it. */
  journal?: JournalKind
}
