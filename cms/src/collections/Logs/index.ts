import type { CollectionConfig } from 'payload'
import { isStaff } from '../../access/isStaff.ts'
import { nobody } from '../../access/nobody.ts'
import { adminGroups, id } from '../../fields/fields.ts'

/** Log of what staff did, one line per act. Only the server writes it. */
export const Logs: CollectionConfig = {
  slug: 'logs',
  admin: {
    group: adminGroups.system,
    useAsTitle: 'action',
    defaultColumns: ['timestamp', 'user', 'action', 'entry'],
  },
  access: { read: isStaff, create: nobody, update: nobody, delete: nobody },
  defaultSort: '-timestamp',
  fields: [
    id,
    {
      name: 'timestamp',
      type: 'date',
      required: true,
      index: true,
      admin: { date: { pickerAppearance: 'dayAndTime', displayFormat: 'd.M.yyyy HH:mm' } },
    },
    { name: 'user', type: 'text', required: true },
    { name: 'action', type: 'text', required: true },
    { name: 'entry', type: 'text' },
    // The meaning of action and entry in every language: see `shared/src/logLine.ts`. Absent for old, unknown words.
    { name: 'kind', type: 'text', index: true, admin: { hidden: true } },
    { name: 'values', type: 'json', admin: { hidden: true } },
    // Collection and id of the document the line is about; plain texts, because lines outlive the document.
    { name: 'noun', type: 'text', admin: { hidden: true } },
    { name: 'target', type: 'text', index: true, admin: { hidden: true } },
    // `updatedAt` of that document after the act, which identifies its version.
    { name: 'stateAt', type: 'text', admin: { hidden: true } },
    // An act on several documents has a line of its own with their number; the documents' lines hold its id.
    { name: 'parts', type: 'number', admin: { hidden: true } },
    { name: 'partOf', type: 'text', index: true, admin: { hidden: true } },
    // How the act can be undone, and the data for it: see `undoable.ts`.
    { name: 'undoKind', type: 'text', admin: { hidden: true } },
    { name: 'undoData', type: 'json', access: { read: nobody }, admin: { hidden: true } },
    { name: 'undoneAt', type: 'date' },
    { name: 'undoneBy', type: 'text' },
  ],
}
