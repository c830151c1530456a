import type { TextField } from 'payload'
import { inBothLanguages } from '../lib/words/translate.ts'

/** Text id holding a UUID, the same on SQLite and MongoDB. */
export const id: TextField = {
  name: 'id',
  type: 'text',
  required: true,
  defaultValue: () => crypto.randomUUID(),
  admin: { hidden: true, disableBulkEdit: true },
}

export const adminGroups = {
  directory: inBothLanguages('admin.group.directory'),
  content: inBothLanguages('admin.group.content'),
  system: inBothLanguages('admin.group.system'),
}
