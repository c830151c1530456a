import type { ChangedFields } from '../../database/journalFields.ts'

export interface Note {
  noun: string
  target: string
  before: Record<string, unknown> | null
  version: string | null
  /** For acts that are undone by field. */
  fields: ChangedFields | null
  after: string
}

/** `left`: changed since, `gone`: in the trash or deleted. */
export type UndoOutcome = 'back' | 'already' | 'left' | 'gone'

export const noteOfFields = (noun: string, target: string, fields: ChangedFields): Note => ({
  noun,
  target,
  before: null,
  version: null,
  after: '',
  fields,
})
