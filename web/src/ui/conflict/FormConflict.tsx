import { conflictAuthorNamed, useConflictAuthor, type VersionedDocument } from '../../lib/conflictAuthor.ts'
import { type Base, baseOf, withBase } from './base.ts'
import { ConflictView } from './ConflictView.tsx'
import { findDifferences, mergeVersions } from './conflict.ts'

interface Props<V extends Record<string, string>> {
  mine: V & { base: string }
  theirs: Base<V>
  /** Labels of the visible fields, in their order, or of the groups. */
  labels: Readonly<Partial<Record<string, string>>>
  /** Fields that are chosen together; without it, every field is a group of its own. */
  groups?: readonly { key: string; names: readonly (keyof V & string)[] }[]
  /** A field's or group's value in words. */
  shown?: (key: string, value: string, values: V) => string
  versionsOf?: VersionedDocument | undefined
  busy: boolean
  /** Saves the merged values, based on the other user's version. */
  onSave: (merged: V & { base: string }) => void
  onBack: () => void
  onDiscard: () => void
}

/** Compares the version in the form with one that another user saved meanwhile. */
export function FormConflict<V extends Record<string, string>>(props: Props<V>) {
  const {
    mine,
    theirs,
    labels,
    groups = Object.keys(labels).map((key) => ({ key, names: [key] })),
    shown = (_, value) => value,
    busy,
    onSave,
    onBack,
    onDiscard,
    versionsOf,
  } = props
  const versionAuthor = useConflictAuthor(versionsOf ?? null, theirs.updatedAt)
  const author = theirs.by ? conflictAuthorNamed(theirs.by) : versionAuthor
  const differences = findDifferences(groups, baseOf<V>(mine).values, mine, theirs.values)
  return (
    <ConflictView
      author={author}
      differences={differences}
      labelOf={(key) => labels[key] ?? key}
      shown={(key, side) => {
        const values = side === 'mine' ? mine : theirs.values
        return shown(key, values[key] ?? '', values)
      }}
      busy={busy}
      onSave={(choices) => onSave(mergeVersions(differences, choices, mine, withBase(theirs)))}
      onBack={onBack}
      onDiscard={onDiscard}
    />
  )
}
