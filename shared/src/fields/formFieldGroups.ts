import { type EntryFieldName, namesOf, openKeys } from './entryFields.ts'
import { type EntryFormName, entryFormNames, withMoved } from './formOrder.ts'

/** Several may be regarded as one, named by its first. */
export interface FormFieldGroup {
  key: EntryFieldName
  names: readonly EntryFormName[]
}

const place = namesOf('degrees')
const wholes: readonly (readonly EntryFormName[])[] = [['category', 'categoryNew'], openKeys, place]

/** With the position beside the address. */
export const formFieldGroups = withMoved<EntryFormName>(
  entryFormNames,
  place,
  'email',
).flatMap<FormFieldGroup>((name) => {
  const names = wholes.find((whole) => whole.includes(name)) ?? [name]
  return name === names[0] && name !== 'categoryNew' ? { key: name, names } : []
})
