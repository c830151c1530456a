import type { FlattenedField } from 'payload'
import { brokenParts } from './normaliseQuery.ts'

/** Maximum characters; the admin UI stores the chosen columns for each user. */
const maxColumnsLength = 20_000
const maxTextLength = 500
/** Maximum number of words, each of which is a condition of its own in the database. */
const maxWords = 15

/** Returns the invalid parameters of a list's query in the admin UI, by the rules of Payload REST and of lists. */
export const brokenListParts = (
  query: Record<string, unknown>,
  fields: readonly FlattenedField[],
): string[] => [
  ...brokenParts(query, fields),
  ...Object.entries(ownParts).flatMap(([name, isWell]) => (isWell(query[name] || '') ? [] : name)),
]

/** Checks of parameters that only lists have; `''` means absent. */
const ownParts: Record<string, (value: unknown) => boolean> = {
  columns: (value) => value === '' || isColumnList(value),
  groupBy: (value) => isText(value),
  queryByGroup: (value) => value === '' || (isSmall(value) && parsed(value) !== undefined),
  // Presets cannot be saved here; a stored name would be looked up in vain with every list.
  preset: (value) => value === '',
  search: (value) => isText(value) && value.trim().split(/\s+/).length <= maxWords,
}

export const isColumnList = (value: unknown) => isSmall(value) && [parsed(value)].flat().every(isColumn)

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= maxTextLength

const isSmall = (value: unknown) => JSON.stringify(value).length <= maxColumnsLength

const isColumn = (value: unknown) =>
  typeof value === 'string' || (typeof value === 'object' && value !== null && 'accessor' in value)

/** Returns undefined if it is not JSON. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}
