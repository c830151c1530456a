import { type Doc, withoutEmpty } from './journalStamp.ts'

/** By name what an act changed of a document: as it was, and as it became. */
export type ChangedFields = Record<string, [before: unknown, after: unknown]>

/**
 * Acts that are undone although their documents were changed since, as long as what the acts wrote is still there. The
 * notes of all others know a document as a whole.
 */
const kindsByField: ReadonlySet<unknown> = new Set(['rename', 'move', 'merge', 'import', 'words'])

/** @param undoKind of a line of the log */
export const isUndoneByField = (undoKind: unknown): boolean => kindsByField.has(undoKind)

/** Fields that the server sets at every write. */
const ownTimes: ReadonlySet<string> = new Set(['id', 'createdAt', 'updatedAt'])

export function changedFields(before: Doc, after: Doc): ChangedFields {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  const changed = [...names].filter(
    (name) => !name.startsWith('_') && !ownTimes.has(name) && !isSame(before[name], after[name]),
  )
  return Object.fromEntries(changed.map((name) => [name, [before[name] ?? null, after[name] ?? null]]))
}

/** Whether two values are the same once stored: a field that is empty is absent, and the order of names says nothing. */
export const isSame = (a: unknown, b: unknown): boolean =>
  JSON.stringify(withoutEmpty(a)) === JSON.stringify(withoutEmpty(b))

/** The changes of two writes, one after the other, as one. */
export const joined = (first: ChangedFields, then: ChangedFields): ChangedFields => ({
  ...first,
  ...Object.fromEntries(
    Object.entries(then).map(([name, [before, after]]) => [
      name,
      [first[name] ? first[name][0] : before, after],
    ]),
  ),
})
