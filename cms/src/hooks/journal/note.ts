import type { OpenNote } from '#database/journalRows.ts'

export interface Note extends Omit<OpenNote, 'after' | 'order'> {
  after: string
}

/** `left`: changed since, `gone`: in the trash or deleted. */
export type UndoOutcome = 'back' | 'already' | 'left' | 'gone'

export const noteOfFields = (noun: string, target: string, fields: Note['fields']): Note => ({
  noun,
  target,
  before: null,
  version: null,
  after: '',
  fields,
})
