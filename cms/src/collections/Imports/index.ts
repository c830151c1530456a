import type { CollectionConfig } from 'payload'
import { isStaff } from '#access/isStaff.ts'
import { adminGroups, hidden, id, writtenByServer } from '#fields/fields.ts'
import { importStates } from '#shared/fields/importFields'

const counting = { type: 'number', defaultValue: 0, required: true } as const

/** One per spreadsheet that was sent: how far it is, and everything needed to go on after a restart. */
export const Imports: CollectionConfig = {
  slug: 'imports',
  admin: {
    group: adminGroups.system,
    useAsTitle: 'fileName',
    defaultColumns: ['createdAt', 'user', 'fileName', 'state', 'current', 'total', 'error'],
  },
  access: writtenByServer(isStaff),
  defaultSort: '-createdAt',
  fields: [
    id,
    { name: 'user', type: 'text', required: true },
    { name: 'userId', type: 'text', index: true, ...hidden },
    // The user's id while it is under way, afterwards its own: unique, so a user has one at a time.
    { name: 'activeFor', type: 'text', unique: true, ...hidden },
    { name: 'fileName', type: 'text', required: true },
    { name: 'state', type: 'select', required: true, index: true, options: [...importStates] },
    { name: 'asks', type: 'checkbox', defaultValue: false, required: true, ...hidden },
    { name: 'sheets', type: 'json', defaultValue: [], ...hidden },
    { name: 'sheet', ...counting, ...hidden },
    // Recognises the next file with the same headings, once staff have chosen the columns.
    { name: 'headings', type: 'text', index: true, ...hidden },
    { name: 'mappedAt', type: 'date', ...hidden },
    // Of all sheets; 0 once the data are deleted.
    { name: 'rowParts', ...counting, ...hidden },
    { name: 'answers', type: 'json', defaultValue: {}, ...hidden },
    { name: 'questions', type: 'json', defaultValue: [], ...hidden },
    { name: 'counts', type: 'json', ...hidden },
    { name: 'total', ...counting },
    { name: 'current', ...counting },
    { name: 'error', ...counting },
    // Parts of the plan that are applied.
    { name: 'step', ...counting, ...hidden },
    // Entries that it wrote whose address is looked up afterwards.
    { name: 'toLocate', ...counting, ...hidden },
    // By kind, so that it can be told in the reader's language.
    { name: 'reasons', type: 'json', defaultValue: [], ...hidden },
    { name: 'startedAt', type: 'date', index: true },
    { name: 'finishedAt', type: 'date', index: true },
    { name: 'undoneAt', type: 'date' },
    { name: 'undoneBy', type: 'text' },
    // Entries that the undo left alone because they were changed since: `[{ uuid, name }]`.
    { name: 'left', type: 'json', defaultValue: [], ...hidden },
  ],
}
