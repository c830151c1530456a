import type { MessageId } from './catalogues.ts'

/**
 * What the tables of news, links, categories, top categories and pages have in common. Collections, rows in memory,
 * public answers, the contract's input, limits, forms and comparisons are derived from these tables, as those of an
 * entry are from `entryFields.ts`.
 */

/** `line` is plain text in one line, `text` in several, `markup` several with bold and links, `html` a whole page. */
export type NounFieldKind =
  | 'line'
  | 'text'
  | 'markup'
  | 'html'
  /** `YYYY-MM-DD`, or `""`. */
  | 'day'
  | 'website'
  | 'email'
  | 'phone'
  /** One of some values. */
  | 'choice'
  /** A picture among the files: stored by its name, shown by its path. */
  | 'picture'
  /** A file of the CMS, by its id. */
  | 'file'
  /** Categories of the CMS, by their ids. */
  | 'categories'
  | 'flag'
  | 'number'

export interface NounField {
  kind: NounFieldKind
  required?: true
  /** Most characters, the same in forms, contract and collection. */
  limit?: number
  /** A key of the catalogues; the text itself where only the admin UI shows the field. */
  label: MessageId | { de: string; en: string }
  /** A key of the catalogues: the hint in the form of the site. */
  hint?: MessageId
  /** Stored, and never part of a public answer. */
  staffOnly?: true
}

export type NounFields = Readonly<Record<string, NounField>>

type Name<Fields> = keyof Fields & string
export type NamesOfKind<Fields extends NounFields, Kind extends NounFieldKind> = {
  [N in Name<Fields>]: Fields[N]['kind'] extends Kind ? N : never
}[Name<Fields>]

export type NounValue<Kind extends NounFieldKind> = Kind extends 'flag'
  ? boolean
  : Kind extends 'number'
    ? number
    : Kind extends 'categories'
      ? string[]
      : string

/** Texts are `""` when empty. */
export type NounValues<Fields extends NounFields> = {
  [N in Name<Fields>]: NounValue<Fields[N]['kind']>
}

export const fieldNames = <Fields extends NounFields>(fields: Fields) => Object.keys(fields) as Name<Fields>[]

export function namesOfKind<Fields extends NounFields, Kind extends NounFieldKind>(
  fields: Fields,
  ...kinds: Kind[]
): NamesOfKind<Fields, Kind>[] {
  const wanted: readonly NounFieldKind[] = kinds
  return fieldNames(fields).filter((name): name is NamesOfKind<Fields, Kind> =>
    wanted.includes((fields[name] as NounField).kind),
  )
}

/** Maximum lengths by name, undefined where length is no question. */
export const limitsOf = <Fields extends NounFields>(fields: Fields) =>
  Object.fromEntries(fieldNames(fields).map((name) => [name, (fields[name] as NounField).limit])) as {
    [N in Name<Fields>]: Fields[N] extends { limit: infer Limit } ? Limit : undefined
  }

/** What stands for no information. */
export const emptyValue = (kind: NounFieldKind): boolean | number | string | string[] =>
  kind === 'flag' ? false : kind === 'number' ? 0 : kind === 'categories' ? [] : ''

/** Whether a name is one of the table's, and of that kind. */
export const isOfKind = (fields: NounFields, name: string, kind: NounFieldKind): boolean =>
  Object.hasOwn(fields, name) && fields[name]?.kind === kind
