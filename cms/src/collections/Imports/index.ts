import { emptyCellModes, importModes, importStates } from '@directory/shared/importFields'
import { isStaff } from '../../access/isStaff.ts'
import { nobody } from '../../access/nobody.ts'
import { adminGroups, id } from '../../fields/fields.ts'
import { withAdminDefaults } from '../../fields/withAdminDefaults.ts'

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
    { name: 'userId', type: 'text', index: true, admin: { hidden: true } },
    // The user's id while it is under way, afterwards its own: unique, so a user has one at a time.
    { name: 'activeFor', type: 'text', unique: true, admin: { hidden: true } },
    { name: 'fileName', type: 'text', required: true },
    { name: 'state', type: 'select', required: true, index: true, options: [...importStates] },
    { name: 'mode', type: 'select', options: [...importModes] },
    { name: 'emptyCells', type: 'select', options: [...emptyCellModes] },
    { name: 'headers', type: 'json', admin: { hidden: true } },
    { name: 'columns', type: 'json', admin: { hidden: true } },
    { name: 'samples', type: 'json', admin: { hidden: true } },
    // Recognises the next file with the same headings, and says when its columns were chosen.
    { name: 'headings', type: 'text', index: true, admin: { hidden: true } },
    { name: 'mappedAt', type: 'date', admin: { hidden: true } },
    // `mappedAt` of the import whose column choice this one reuses.
    { name: 'mappedLike', type: 'date', admin: { hidden: true } },
    // Where the rows of the sheet that is taken begin among those of all sheets.
    { name: 'firstPart', type: 'number', admin: { hidden: true } },
    { name: 'rowParts', type: 'number', admin: { hidden: true } },
    { name: 'sheets', type: 'json', admin: { hidden: true } },
    // What the preview asks, with the answers.
    { name: 'questions', type: 'json', admin: { hidden: true } },
    { name: 'counts', type: 'json', admin: { hidden: true } },
    { name: 'total', type: 'number', defaultValue: 0 },
    { name: 'current', type: 'number', defaultValue: 0 },
    { name: 'error', type: 'number', defaultValue: 0 },
    // Parts of the plan that are applied; the journal has as many.
    { name: 'step', type: 'number', defaultValue: 0, admin: { hidden: true } },
    { name: 'locating', type: 'json', admin: { hidden: true } },
    { name: 'message', type: 'text' },
    // What `message` says, by kind, so that it can be told in the reader's language.
    { name: 'reasons', type: 'json', admin: { hidden: true } },
    { name: 'startedAt', type: 'date', index: true },
    { name: 'finishedAt', type: 'date', index: true },
    { name: 'undoneAt', type: 'date' },
    { name: 'undoneBy', type: 'text' },
    // Entries that the undo left alone because they were changed since: `[{ uuid, name }]`.
    { name: 'left', type: 'json', admin: { hidden: true } },
    // Which process is at work, and until when it has to say that it still is.
    { name: 'holder', type: 'text', admin: { hidden: true } },
    { name: 'holdUntil', type: 'date', admin: { hidden: true } },
  ],
})
