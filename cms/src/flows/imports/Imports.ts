import {
  type EmptyCells,
  emptyCellModes,
  type ImportMode,
  type ImportState,
  importModes,
  importStates,
} from '@directory/shared/importFields'
import { isStaff } from '../../operations/access/isStaff.ts'
import { nobody } from '../../operations/access/nobody.ts'
import { adminGroups, id } from '../../operations/collections/fields.ts'
import { withAdminDefaults } from '../../operations/collections/withAdminDefaults.ts'
import { inBothLanguages } from '../../operations/words/translate.ts'

const stateLabels: Record<ImportState, { de: string; en: string }> = {
  receiving: { de: 'wird empfangen', en: 'being received' },
  planning: { de: 'wird geprüft', en: 'being checked' },
  ready: { de: 'wartet auf eine Entscheidung', en: 'waits for a decision' },
  waiting: { de: 'wartet auf einen anderen Import', en: 'waits for another import' },
  running: { de: 'läuft', en: 'running' },
  'rolling-back': { de: 'wird zurückgenommen', en: 'being taken back' },
  undoing: { de: 'wird rückgängig gemacht', en: 'being undone' },
  done: { de: 'fertig', en: 'done' },
  failed: { de: 'gescheitert', en: 'failed' },
  cancelled: { de: 'abgebrochen', en: 'cancelled' },
  undone: { de: 'rückgängig gemacht', en: 'undone' },
}

const modeLabels: Record<ImportMode, { de: string; en: string }> = {
  'valid-rows': { de: 'Nur gute Zeilen', en: 'Good rows only' },
  'all-or-nothing': { de: 'Alles oder nichts', en: 'All or nothing' },
}

const emptyLabels: Record<EmptyCells, { de: string; en: string }> = {
  keep: { de: 'lassen, was da steht', en: 'leave what is there' },
  clear: { de: 'löschen die Angabe', en: 'delete the detail' },
}

/** One document per spreadsheet that was sent: how far it is, and everything needed to go on after a restart. */
export const Imports = withAdminDefaults({
  slug: 'imports',
  labels: { singular: { de: 'Import', en: 'Import' }, plural: { de: 'Importe', en: 'Imports' } },
  admin: {
    group: adminGroups.system,
    useAsTitle: 'fileName',
    defaultColumns: ['createdAt', 'user', 'fileName', 'state', 'current', 'total', 'error'],
    description: inBothLanguages('admin.imports.about'),
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
      options: importStates.map((value) => ({ value, label: stateLabels[value] })),
    },
    {
      name: 'mode',
      type: 'select',
      label: { de: 'Art', en: 'Mode' },
      options: importModes.map((value) => ({ value, label: modeLabels[value] })),
      admin: { description: inBothLanguages('admin.imports.mode') },
    },
    {
      name: 'emptyCells',
      type: 'select',
      label: { de: 'Leere Zellen', en: 'Empty cells' },
      options: emptyCellModes.map((value) => ({ value, label: emptyLabels[value] })),
      admin: { description: inBothLanguages('admin.imports.emptyCells') },
    },
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
    { name: 'total', type: 'number', label: { de: 'Zeilen', en: 'Rows' }, defaultValue: 0 },
    { name: 'current', type: 'number', label: { de: 'Gute Zeilen', en: 'Good rows' }, defaultValue: 0 },
    { name: 'error', type: 'number', label: { de: 'Fehlerhafte Zeilen', en: 'Bad rows' }, defaultValue: 0 },
    // Parts of the plan that are applied; the journal has as many.
    { name: 'step', type: 'number', defaultValue: 0, admin: { hidden: true } },
    { name: 'locating', type: 'json', admin: { hidden: true } },
    {
      name: 'message',
      type: 'text',
      label: { de: 'Meldung', en: 'Message' },
      admin: { description: inBothLanguages('admin.imports.message') },
    },
    // What `message` says, by kind, so that it can be told in the reader's language.
    { name: 'reasons', type: 'json', admin: { hidden: true } },
    { name: 'startedAt', type: 'date', label: { de: 'Begonnen', en: 'Begun' }, index: true },
    { name: 'finishedAt', type: 'date', label: { de: 'Beendet', en: 'Finished' }, index: true },
    { name: 'undoneAt', type: 'date', label: { de: 'Rückgängig gemacht am', en: 'Undone on' } },
    { name: 'undoneBy', type: 'text', label: { de: 'Rückgängig gemacht von', en: 'Undone by' } },
    // Entries that the undo left alone because they were changed since: `[{ uuid, name }]`.
    { name: 'left', type: 'json', admin: { hidden: true } },
    // Which process is at work, and until when it has to say that it still is.
    { name: 'holder', type: 'text', admin: { hidden: true } },
    { name: 'holdUntil', type: 'date', admin: { hidden: true } },
  ],
})
