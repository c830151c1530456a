import type { Entry } from '@directory/shared/entry'
import { entryFields, isEntryField } from '@directory/shared/entryFields'
import { formFieldGroups } from '@directory/shared/formFieldGroups'
import { useConflictAuthor } from '../../../lib/conflictAuthor.ts'
import { useText } from '../../../lib/intl.ts'
import { baseOf, withBase } from '../../../ui/conflict/base.ts'
import { ConflictView } from '../../../ui/conflict/ConflictView.tsx'
import { findDifferences, mergeVersions } from '../../../ui/conflict/conflict.ts'
import { type EntryValues, isNewCategory, valuesOf } from '../../entryForm/door.ts'
import type { StaffValues } from './NoEmail.tsx'

interface Props {
  values: StaffValues
  theirs: Entry
  busy: boolean
  /** Saves the merged values, based on the other user's version. */
  onSave: (merged: StaffValues) => void
  onBack: () => void
  onDiscard: () => void
}

/** Compares the version of an entry in the form with one that another user saved meanwhile. */
export function EntryConflict({ values, theirs, busy, onSave, onBack, onDiscard }: Props) {
  const text = useText()
  const author = useConflictAuthor({ noun: 'entries', id: theirs.uuid }, theirs.updatedAt)
  const present = valuesOf(theirs)
  const differences = findDifferences(formFieldGroups, baseOf<EntryValues>(values).values, values, present)

  const shown = (key: string, of: EntryValues): string => {
    const values = (formFieldGroups.find((thing) => thing.key === key)?.names ?? []).map((name) => of[name])
    switch (isEntryField(key) && entryFields[key].kind) {
      case 'category':
        return isNewCategory(of) ? of.categoryNew : of.category
      case 'opening':
        return values.filter((line) => line !== '').join('\n')
      case 'flag':
        return text(values[0] === 'true' ? 'entry_dialogue.yes' : 'entry_dialogue.no')
      case 'tristate':
        return values[0] === '' ? '' : text(values[0] === 'true' ? 'entry_dialogue.yes' : 'entry_dialogue.no')
      case 'degrees':
        return values.filter((part) => part !== '').join(', ')
      default:
        return values.join()
    }
  }
  const labelOf = (key: string) => (isEntryField(key) ? text(entryFields[key].labels.form) : key)
  return (
    <ConflictView
      author={author}
      differences={differences}
      labelOf={labelOf}
      shown={(key, side) => shown(key, side === 'mine' ? values : present)}
      busy={busy}
      onSave={(choices) => {
        const start = withBase({ values: present, updatedAt: theirs.updatedAt })
        onSave({ ...mergeVersions(differences, choices, values, start), noEmail: values.noEmail })
      }}
      onBack={onBack}
      onDiscard={onDiscard}
    />
  )
}
