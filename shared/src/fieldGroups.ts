import {
  type ContactName,
  contactNames,
  type EntryFieldName,
  entryField,
  entryFieldNames,
} from './entryFields.ts'

/** What several entries of one provider have in common: each way to get in touch, and the address with its place. */
export type FieldGroup = ContactName | 'address'
export const fieldGroups = ['address', ...contactNames] as const satisfies readonly FieldGroup[]

const address = entryFieldNames.filter((name) => ['address', 'place'].includes(entryField(name).section))

/** The fields of such a thing. */
export const fieldsOfGroup = (thing: FieldGroup): readonly EntryFieldName[] =>
  thing === 'address' ? address : [thing]

/** What `POST /api/addEntry` and `POST /api/acceptPendingChange` answer: an entry of the same provider that said the same until then. */
export interface RelatedEntry {
  uuid: string
  name: string
  category: string
  city: string
  updatedAt: string
  things: FieldGroup[]
}
