import type { Closure } from './closures.ts'
import { type EntryContent, type NamesOf, namesOf, openKeys, textNames } from './fields/entryFields.ts'
import type { EntryFormName } from './fields/formOrder.ts'

const anyTextNames = [...textNames, 'categoryNew', 'opened'] as const
const flagNames = namesOf('flag')
const closureNames = namesOf('closures')

type ValueOf<Name> = Name extends keyof EntryContent ? EntryContent[Name] : string

/** As received; absent fields stay unchanged (in a new entry: empty), and null is empty. */
export type EntryFields = { [Name in EntryFormName | 'opened']?: ValueOf<Name> | null } & {
  closures?: readonly Closure[] | null
}

/** As received, without nulls for texts and flags. */
export type NonNullFields = {
  [Name in keyof EntryFields]?: Name extends NamesOf<'tristate' | 'degrees'> | 'closures'
    ? EntryFields[Name]
    : Exclude<EntryFields[Name], null>
}

/** Empties null fields, unless another field gives the same information in another form. */
export function withoutNulls(fields: EntryFields): NonNullFields {
  const saysOtherwise = (...names: readonly (keyof EntryFields)[]) =>
    names.some((name) => fields[name] !== undefined && fields[name] !== null)
  const settled: Record<string, unknown> = { ...fields }
  for (const name of anyTextNames) if (fields[name] === null) settled[name] = ''
  for (const key of openKeys)
    if (fields[key] === null && saysOtherwise('opened') && !saysOtherwise(...openKeys)) delete settled[key]
  for (const name of closureNames) if (fields.closures === null) settled[name] ??= ''
  for (const name of flagNames)
    if (fields[name] === null) {
      if (saysOtherwise('services', 'stepFree')) delete settled[name]
      else settled[name] = false
    }
  return settled as NonNullFields
}
