import {
  type ContactName,
  contactNames,
  type EntryFieldName,
  entryField,
  entryFieldNames,
} from './entryFields.ts'

/** Several entries of one provider may share it: one kind of contact, or the address with its position. */
export type FieldGroup = ContactName | 'address'
export const fieldGroups = ['address', ...contactNames] as const satisfies readonly FieldGroup[]

const address = entryFieldNames.filter((name) => ['address', 'place'].includes(entryField(name).section))

export const fieldsOfGroup = (group: FieldGroup): readonly EntryFieldName[] =>
  group === 'address' ? address : [group]
