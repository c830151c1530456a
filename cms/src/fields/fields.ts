import type { TextField } from 'payload'

/** Text id holding a UUID, the same on SQLite and MongoDB. */
export const id: TextField = {
  name: 'id',
  type: 'text',
  required: true,
  defaultValue: () => crypto.randomUUID(),
  admin: { hidden: true, disableBulkEdit: true },
}

export const adminGroups = {
  directory: { de: 'Verzeichnis', en: 'Directory' },
  content: { de: 'Inhalte', en: 'Content' },
  system: { de: 'Verwaltung', en: 'Administration' },
}
