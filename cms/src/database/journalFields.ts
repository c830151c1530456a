import { type JournalDoc, withoutEmpty } from './journalStamp.ts'

export type ChangedFields = Record<string, [before: unknown, after: unknown]>

/**
 * Undone although their documents were changed since, as long as the values they wrote are still there. Notes of all
 * other acts are about whole documents.
 */
const kindsByField: ReadonlySet<unknown> = new Set(['rename', 'topic', 'move', 'merge', 'import', 'words'])

export const isUndoneByField = (undoKind: unknown) => kindsByField.has(undoKind)

/** Set in every write. */
const serverFields: ReadonlySet<string> = new Set(['id', 'createdAt', 'updatedAt'])

export function fieldsChangedBetween(before: JournalDoc, after: JournalDoc): ChangedFields {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  const changed = [...names].filter(
    (name) => !name.startsWith('_') && !serverFields.has(name) && !isSame(before[name], after[name]),
  )
  return Object.fromEntries(changed.map((name) => [name, [before[name] ?? null, after[name] ?? null]]))
}

/** Once stored: empty equals absent, the order of names is ignored. */
export const isSame = (a: unknown, b: unknown) =>
  JSON.stringify(withoutEmpty(a)) === JSON.stringify(withoutEmpty(b))

export const joinChanges = (first: ChangedFields, second: ChangedFields): ChangedFields => ({
  ...first,
  ...Object.fromEntries(
    Object.entries(second).map(([name, [before, after]]) => [
      name,
      [first[name] ? first[name][0] : before, after],
    ]),
  ),
})
