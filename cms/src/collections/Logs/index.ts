import type { CollectionConfig } from 'payload'
import { isStaff } from '#access/isStaff.ts'
import { nobody } from '#access/nobody.ts'
import { adminGroups, hidden, id, writtenByServer } from '#fields/fields.ts'

/** What staff did, one line per act. Only the server writes it. */
export const Logs: CollectionConfig = {
  slug: 'logs',
  admin: {
    group: adminGroups.system,
    useAsTitle: 'action',
    defaultColumns: ['timestamp', 'user', 'action', 'entry'],
  },
  access: writtenByServer(isStaff),
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
    { name: 'kind', type: 'text', index: true, ...hidden },
    { name: 'values', type: 'json', ...hidden },
    // Of the document the line is about; plain texts, because lines outlive the document.
    { name: 'noun', type: 'text', ...hidden },
    { name: 'target', type: 'text', index: true, ...hidden },
    // `updatedAt` of that document after the act, which identifies its version.
    { name: 'stateAt', type: 'text', ...hidden },
    // A bulk act has a line with the number of documents; the documents' lines hold its id.
    { name: 'parts', type: 'number', ...hidden },
    { name: 'partOf', type: 'text', index: true, ...hidden },
    // See `undoable.ts`.
    { name: 'undoKind', type: 'text', ...hidden },
    { name: 'undoData', type: 'json', access: { read: nobody }, ...hidden },
    { name: 'undoneAt', type: 'date' },
    { name: 'undoneBy', type: 'text' },
  ],
}
