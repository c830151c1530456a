import { isVersionedNoun } from '@directory/shared/history'
import type { CollectionConfig, DateField, Field } from 'payload'
import { rejectStaleForm } from './rejectStaleForm.ts'
import { wholeVersions } from './wholeVersions.ts'

const valueDiff = '/admin/ValueDiff.tsx#ValueDiff'
const cells = {
  time: '/admin/lists/TimeCell.tsx#TimeCell',
  restore: '/admin/lists/RestoreCell.tsx#RestoreCell',
}

/**
 * Component for `admin.components` of collections that several people edit: the save button that shows both versions on
 * a conflict.
 */
export const saveButton = '/admin/staleSave/SaveButton.tsx#SaveButton'
const severalDone = '/admin/lists/SeveralDone.tsx#SeveralDone'
const restoreNow = '/admin/RestoreNow.tsx#RestoreNow'
/** Component for `beforeDocumentControls`; replaces Payload's own line, which uses the browser's clock. */
export const lastChanged = '/admin/LastChanged.tsx#LastChanged'
const versions = '/admin/Versions.tsx#Versions'

/** Adds the settings shared by every list and form of the admin UI to the collection's own. */
export function withAdminDefaults(collection: CollectionConfig): CollectionConfig {
  const { slug, admin, fields, hooks, trash, timestamps } = collection
  const isShared = hooks?.beforeOperation?.includes(rejectStaleForm)
  const dates = timestamps === false ? [] : [date('updatedAt'), date('createdAt')]
  const deleted = trash ? [date('deletedAt', cells.restore)] : []
  return {
    ...collection,
    hooks: { ...hooks, beforeOperation: [...(hooks?.beforeOperation ?? []), wholeVersions] },
    admin: {
      ...admin,
      // Messages of Payload REST mean nothing to the people using the admin UI.
      hideAPIURL: true,
      components: {
        ...admin?.components,
        beforeListTable: [severalDone],
        edit: {
          ...admin?.components?.edit,
          ...(isShared && { SaveButton: saveButton }),
          beforeDocumentControls: [
            ...(timestamps === false ? [] : [lastChanged]),
            ...(trash ? [restoreNow] : []),
          ],
        },
        ...(isVersionedNoun(slug) && { views: { edit: { versions: { Component: versions } } } }),
      },
    },
    fields: comparedInWords([...fields.map(withTimeCell), ...dates, ...deleted]),
  }
}

/** Returns the field as Payload would add it, but with our own cell. */
export const date = (name: 'createdAt' | 'deletedAt' | 'updatedAt', cell = cells.time): DateField => ({
  name,
  type: 'date',
  admin: { disableBulkEdit: true, hidden: true, components: { Cell: cell } },
  index: true,
  label: ({ t }) => t(`general:${name}`),
})

function withTimeCell(field: Field): Field {
  if (field.type !== 'date' || field.admin?.date?.pickerAppearance === 'dayOnly') return field
  const { admin } = field
  return { ...field, admin: { ...admin, components: { ...admin?.components, Cell: cells.time } } }
}

const unreadable = new Set<string>(['checkbox', 'date', 'json'])

/** Lets the comparison of two versions show these fields in readable words; Payload would show raw values. */
export const comparedInWords = (fields: readonly Field[]): Field[] =>
  fields.map((field) => {
    if ('fields' in field) return { ...field, fields: comparedInWords(field.fields) } as Field
    if (!unreadable.has(field.type) && !('hasMany' in field && field.type === 'text')) return field
    const { admin } = field as DateField
    return { ...field, admin: { ...admin, components: { ...admin?.components, Diff: valueDiff } } } as Field
  })
