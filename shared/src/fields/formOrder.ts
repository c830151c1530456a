import { type EntryFieldName, entryField, entryFieldNames } from './entryFields.ts'

export function withMoved<Name extends string>(
  names: readonly Name[],
  moved: readonly Name[],
  before: Name,
): Name[] {
  const rest = names.filter((name) => !moved.includes(name))
  const index = rest.indexOf(before)
  return [...rest.slice(0, index), ...moved, ...rest.slice(index)]
}

/** Forms ask for the e-mail first: the token is sent there. */
export const formOrder = withMoved(entryFieldNames, ['email'], 'phone')

export type EntryFormName = EntryFieldName | 'categoryNew'
/** As forms hold and send them. */
export const entryFormNames: readonly EntryFormName[] = formOrder.flatMap<EntryFormName>((name) =>
  name === 'category' ? [name, 'categoryNew'] : name,
)

/** A new category is named as one that exists. */
export const formField = (name: EntryFormName) => entryField(name === 'categoryNew' ? 'category' : name)
