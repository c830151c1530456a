import { importModes, importStates } from '@directory/shared/importFields'
import type { CollectionConfig } from 'payload'
import { isStaff } from '../access/isStaff.ts'
import { nobody } from '../access/nobody.ts'
import { groups, id } from './fields.ts'

/** One document per spreadsheet that was sent: how far it is, and everything needed to go on after a restart. */
export const Imports: CollectionConfig = {
  slug: 'imports',
  labels: { singular: { de: 'Import', en: 'Import' }, plural: { de: 'Importe', en: 'Imports' } },
  admin: {
    group: groups.system,
    useAsTitle: 'fileName',
    defaultColumns: ['createdAt', 'user', 'fileName', 'state', 'current', 'total', 'error'],
  },
  access: { read: isStaff, create: nobody, update: nobody, delete: nobody },
  defaultSort: '-createdAt',
  fields: [
    id,
    { name: 'user', type: 'text', label: { de: 'Benutzer', en: 'User' }, required: true },
    { name: 'userId', type: 'text', index: true, admin: { hidden: true } },
    // The user's id while it is under way, afterwards its own: unique, so a user has one at a time.
    { name: 'activeFor', type: 'text', unique: true, admin: { hidden: true } },
    { name: 'fileName', type: 'text', label: { de: 'Datei', en: 'File' }, required: true },
    {
      name: 'state',
      type: 'select',
      label: { de: 'Stand', en: 'State' },
      required: true,
      index: true,
      options: [...importStates],
    },
    { name: 'mode', type: 'select', label: { de: 'Art', en: 'Mode' }, options: [...importModes] },
    { name: 'headers', type: 'json', admin: { hidden: true } },
    { name: 'columns', type: 'json', admin: { hidden: true } },
    { name: 'samples', type: 'json', admin: { hidden: true } },
    { name: 'rowParts', type: 'number', admin: { hidden: true } },
    { name: 'counts', type: 'json', admin: { hidden: true } },
    { name: 'total', type: 'number', label: { de: 'Zeilen', en: 'Rows' }, defaultValue: 0 },
    { name: 'current', type: 'number', label: { de: 'Gute Zeilen', en: 'Good rows' }, defaultValue: 0 },
    { name: 'error', type: 'number', label: { de: 'Fehlerhafte Zeilen', en: 'Bad rows' }, defaultValue: 0 },
    // Parts of the plan that are applied; the journal has as many.
    { name: 'step', type: 'number', defaultValue: 0, admin: { hidden: true } },
    { name: 'locating', type: 'json', admin: { hidden: true } },
    { name: 'message', type: 'text', label: { de: 'Meldung', en: 'Message' } },
    { name: 'startedAt', type: 'date', index: true },
    { name: 'finishedAt', type: 'date', index: true },
    { name: 'undoneAt', type: 'date' },
    { name: 'undoneBy', type: 'text' },
    // Which process is at work, and until when it has to say that it still is.
    { name: 'holder', type: 'text', admin: { hidden: true } },
    { name: 'holdUntil', type: 'date', admin: { hidden: true } },
  ],
}
