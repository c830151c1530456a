import type { Field, TextField } from 'payload'

/** UUID text ids, the same on SQLite and MongoDB. */
export const id: TextField = {
  name: 'id',
  type: 'text',
  required: true,
  defaultValue: () => crypto.randomUUID(),
  admin: { hidden: true, disableBulkEdit: true },
}

export const groups = {
  directory: { de: 'Verzeichnis', en: 'Directory' },
  content: { de: 'Inhalte', en: 'Content' },
  system: { de: 'Verwaltung', en: 'Administration' },
}

export const emailField = (extra: Partial<TextField> = {}): Field =>
  ({
    name: 'email',
    type: 'text',
    label: { de: 'E-Mail', en: 'Email' },
    maxLength: 254,
    ...extra,
  }) as Field

export const phoneField: Field = {
  name: 'phone',
  type: 'text',
  label: { de: 'Telefon', en: 'Phone' },
  maxLength: 60,
}
