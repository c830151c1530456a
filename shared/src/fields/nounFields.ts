import type { MessageId } from '../catalogues.ts'
import type { Translations } from '../locales.ts'
import { ownValue, recordOf } from '../ownValue.ts'
import { fieldNames } from './tables.ts'

export { fieldNames, namesOfKind } from './tables.ts'

/**
 * Common parts of the tables of news, links, categories, top categories and pages, from which all else about their
 * fields is derived, as for an entry from `entryFields.ts`.
 */

/** `line` is plain text in one line, `text` in several, `markup` several with bold and links, `html` a whole page. */
export type NounFieldKind =
  | 'line'
  /** A line in each other language. */
  | 'translations'
  | 'text'
  | 'markup'
  | 'html'
  /** `YYYY-MM-DD`, or `""`. */
  | 'day'
  /** `HH:MM`, or `""`. */
  | 'time'
  | 'website'
  | 'email'
  | 'phone'
  | 'choice'
  /** Of a file: stored by its name, shown by its path. */
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
  /** Characters, the same in forms, contract and collection. */
  limit?: number
  /** Key of the catalogues; absent if only the admin UI shows the field (`admin.<collection>.<name>`). */
  label?: MessageId
  /** In the site's form. */
  hint?: MessageId
  /** Never part of a public answer. */
  staffOnly?: true
}

export type NounFields = Readonly<Record<string, NounField>>

type Name<Fields> = keyof Fields & string

export type NounValue<Kind extends NounFieldKind> = Kind extends 'flag'
  ? boolean
  : Kind extends 'number'
    ? number
    : Kind extends 'categories'
      ? string[]
      : Kind extends 'translations'
        ? Translations
        : string

/** Empty texts are `""`. */
export type NounValues<Fields extends NounFields> = {
  [N in Name<Fields>]: NounValue<Fields[N]['kind']>
}

/** Undefined if unlimited. */
export const limitsOf = <Fields extends NounFields>(fields: Fields) =>
  recordOf(fieldNames(fields), (name) => (fields[name] as NounField).limit) as {
    [N in Name<Fields>]: Fields[N] extends { limit: infer Limit } ? Limit : undefined
  }

export function emptyValue(kind: NounFieldKind): NounValue<NounFieldKind> {
  if (kind === 'translations') return {}
  return kind === 'flag' ? false : kind === 'number' ? 0 : kind === 'categories' ? [] : ''
}

export const isOfKind = (fields: NounFields, name: string, kind: NounFieldKind) =>
  ownValue(fields, name)?.kind === kind
