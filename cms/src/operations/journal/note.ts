import type { ChangedFields } from '../../database/journalFields.ts'

/** A journal note about one document of an act; see `JournalNotes.ts`. */
export interface Note {
  noun: string
  target: string
  before: Record<string, unknown> | null
  version: string | null
  /** Of acts that are undone by field. */
  fields: ChangedFields | null
  after: string
}

/** What became of a document when an act was undone; `left`: it was changed since, `gone`: it is in the trash or deleted. */
export type Outcome = 'back' | 'already' | 'left' | 'gone'

/** What an act changed of single fields. */
export const noteOfFields = (noun: string, target: string, fields: ChangedFields): Note => ({
  ...{ noun, target, before: null, version: null, after: '' },
  fields,
})
