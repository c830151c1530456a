import type { ChangedFields } from '../../database/journalFields.ts'

/** A journal note about one document of an act. */
export interface Note {
  noun: string
  target: string
  before: Record<string, unknown> | null
  version: string | null
  /** Changed fields, for acts that are undone by field. */
  fields: ChangedFields | null
  after: string
}

/** Result for a document when an act is undone; `left`: it was changed since, `gone`: it is in the trash or deleted. */
export type UndoOutcome = 'back' | 'already' | 'left' | 'gone'

export const noteOfFields = (noun: string, target: string, fields: ChangedFields): Note => ({
  noun,
  target,
  before: null,
  version: null,
  after: '',
  fields,
})
