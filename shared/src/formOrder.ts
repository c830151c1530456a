import { type EntryFieldName, entryFieldNames } from './entryFields.ts'

/** Returns the names with some of them moved before another one. */
export function withMoved<Name extends string>(
  names: readonly Name[],
  moved: readonly Name[],
  before: Name,
): Name[] {
  const rest = names.filter((name) => !moved.includes(name))
  const index = rest.indexOf(before)
  return [...rest.slice(0, index), ...moved, ...rest.slice(index)]
}

/** Names in the order of forms, which ask for the e-mail first: the token is sent there. */
export const formOrder = withMoved(entryFieldNames, ['email'], 'phone')

export type EntryFormName = EntryFieldName | 'categoryNew'
/** Names of an entry's fields as forms hold and send them, in the order of the form. */
export const entryFormNames: readonly EntryFormName[] = formOrder.flatMap<EntryFormName>((name) =>
  name === 'category' ? [name, 'categoryNew'] : name,
)
