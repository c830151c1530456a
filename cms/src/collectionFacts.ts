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

/** How much of a collection a request may change that was not meant to: the fuzzer reports anything beyond. */
export type ChangeRight = 'nothing' | 'add' | 'everything'

/**
 * How the journal holds what a document was before an act of staff:
 *
 * - `version`: by the version that is kept of it; of a file its former bytes. What is deleted for good is copied, because
 *   its versions go with it.
 * - `copy`: as a copy.
 * - `copyOfDeleted`: as a copy, and only when it is deleted.
 * - `fields`: only in acts that are undone by field (`database/journalFields.ts`).
 */
export type JournalKind = 'version' | 'copy' | 'copyOfDeleted' | 'fields'

/** What the flows over all data know of a collection. */
export interface CollectionFacts {
  /** Its name on the erasure page, and what else is lost with it. */
  label: { de: string; en: string }
  /**
   * What erasing a person does to a document that names them: an Admin decides between choices, or the whole document
   * goes, or the person is taken out of it.
   */
  erasure: readonly ErasureChoice[] | 'delete' | 'clear'
  /**
   * When cleaning up deletes documents for good: what has been in the trash, or what its date says is older, for longer
   * than a setting or a number of days. `null`: never, or by a rule of its own in `cleanUp`.
   */
  retention: { trash: RetentionTime } | { olderBy: string; than: RetentionTime | number } | null
  /** Only an Admin sees its lines of the log, and their undo. */
  isAdminOnly?: boolean
  /** Absent: never in the journal. Accounts, sessions, secrets, mails and what the server counts stay out of it. */
  journal?: JournalKind
  /** What requests of visitors and of Editors may change; Admins may change everything. */
  mayChange: { visitor: ChangeRight; editor: ChangeRight }
}
