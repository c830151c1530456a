import type { Access, Field, RowField, TextField } from 'payload'
import { nobody } from '#access/nobody.ts'
import { inEachLanguage } from '#lib/words/translate.ts'

/** A UUID, the same on SQLite and MongoDB. */
export const id: TextField = {
  name: 'id',
  type: 'text',
  required: true,
  defaultValue: () => crypto.randomUUID(),
  admin: { hidden: true, disableBulkEdit: true },
}

export const adminGroups = {
  directory: inEachLanguage('admin.group.directory'),
  content: inEachLanguage('admin.group.content'),
  system: inEachLanguage('admin.group.system'),
}

export const row = (...fields: Field[]): RowField => ({ type: 'row', fields })

export const hidden = { admin: { hidden: true } } as const

export const writtenByServer = (read: Access) => ({ read, create: nobody, update: nobody, delete: nobody })

/** Only the server reads and writes it. */
export const internal = {
  timestamps: false,
  admin: { hidden: true },
  access: writtenByServer(nobody),
} as const
