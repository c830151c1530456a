import type { ChangedFields } from '../../database/journalFields.ts'

/** What the journal says of one document of an act; see `JournalNotes.ts`. */
export interface Note {
  noun: string
  target: string
  before: Record<string, unknown> | null
  version: string | null
  /** Of acts that are undone by field. */
  fields: ChangedFields | null
  after: string
}
