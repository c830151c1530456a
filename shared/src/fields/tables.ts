import { isOneOf } from '../ownValue.ts'

type Table = Readonly<Record<string, { kind: string }>>
type Name<Fields> = keyof Fields & string
export type NamesOfKind<Fields extends Table, Kind extends string> = {
  [N in Name<Fields>]: Fields[N]['kind'] extends Kind ? N : never
}[Name<Fields>]

export const fieldNames = <Fields extends Table>(fields: Fields) => Object.keys(fields) as Name<Fields>[]

export const namesOfKind = <Fields extends Table, Kind extends Fields[string]['kind']>(
  fields: Fields,
  ...kinds: Kind[]
) =>
  fieldNames(fields).filter((name): name is NamesOfKind<Fields, Kind> => isOneOf(kinds)(fields[name]?.kind))
