import { importStates } from '@directory/shared/importFields'
import { isStaff } from '../../access/isStaff.ts'
import { nobody } from '../../access/nobody.ts'
import { adminGroups, id } from '../../fields/fields.ts'
import { withAdminDefaults } from '../../fields/withAdminDefaults.ts'

const hidden = { admin: { hidden: true } } as const

/** One document per spreadsheet that was sent: how far it is, and everything needed to go on after a restart. */
export const Imports = withAdminDefaults({
  slug: 'imports',
  admin: {
    group: adminGroups.system,
    useAsTitle: 'fileName',
    defaultColumns: ['createdAt', 'user', 'fileName', 'state', 'current', 'total', 'error'],
  },
  access: { read: isStaff, create: nobody, update: nobody, delete: nobody },
  defaultSort: '-createdAt',
  fields: [
    id,
    { name: 'user', type: 'text', required: true },
    { name: 'userId', type: 'text', index: true, ...hidden },
    // The user's id while it is under way, afterwards its own: unique, so a user has one at a time.
    { name: 'activeFor', type: 'text', unique: true, ...hidden },
    { name: 'fileName', type: 'text', required: true },
    { name: 'state', type: 'select', required: true, index: true, options: [...importStates] },
    { name: 'asks', type: 'checkbox', ...hidden },
    { name: 'sheets', type: 'json', ...hidden },
    { name: 'sheet', type: 'number', ...hidden },
    // Recognises the next file with the same headings, once staff have chosen the columns.
    { name: 'headings', type: 'text', index: true, ...hidden },
    { name: 'mappedAt', type: 'date', ...hidden },
    // Of all sheets; 0 once the data are deleted.
    { name: 'rowParts', type: 'number', ...hidden },
    { name: 'answers', type: 'json', ...hidden },
    { name: 'questions', type: 'json', ...hidden },
    { name: 'counts', type: 'json', ...hidden },
    { name: 'total', type: 'number', defaultValue: 0 },
    { name: 'current', type: 'number', defaultValue: 0 },
    { name: 'error', type: 'number', defaultValue: 0 },
    // Parts of the plan that are applied; the journal has as many.
    { name: 'step', type: 'number', defaultValue: 0, ...hidden },
    { name: 'locating', type: 'json', ...hidden },
    { name: 'message', type: 'text' },
    // What `message` says, by kind, so that it can be told in the reader's language.
    { name: 'reasons', type: 'json', ...hidden },
    { name: 'startedAt', type: 'date', index: true },
    { name: 'finishedAt', type: 'date', index: true },
    { name: 'undoneAt', type: 'date' },
    { name: 'undoneBy', type: 'text' },
    // Entries that the undo left alone because they were changed since: `[{ uuid, name }]`.
    { name: 'left', type: 'json', ...hidden },
    // Which process is at work, and until when it has to say that it still is.
    { name: 'holder', type: 'text', ...hidden },
    { name: 'holdUntil', type: 'date', ...hidden },
  ],
})
