import { type EntryFieldName, namesOf, openKeys } from './entryFields.ts'
import { type EntryFormName, entryFormNames, withMoved } from './formOrder.ts'

/** A field of the form, or several that people regard as one; named by its first. */
export interface FormFieldGroup {
  key: EntryFieldName
  names: readonly EntryFormName[]
}

const place = namesOf('degrees')
const wholes: readonly (readonly EntryFormName[])[] = [['category', 'categoryNew'], openKeys, place]

/** Groups of form fields as people count them, with the position beside the address. */
export const formFieldGroups = withMoved<EntryFormName>(
  entryFormNames,
  place,
  'email',
).flatMap<FormFieldGroup>((name) => {
  const names = wholes.find((whole) => whole.includes(name)) ?? [name]
  return name === names[0] && name !== 'categoryNew' ? { key: name, names } : []
})
