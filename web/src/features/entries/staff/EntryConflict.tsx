import type { Entry } from '@directory/shared/entry'
import { entryFields, isEntryField } from '@directory/shared/entryFields'
import { formFieldGroups } from '@directory/shared/formFieldGroups'
import { useText } from '../../../lib/intl.ts'
import { FormConflict } from '../../../ui/conflict/FormConflict.tsx'
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
  const shown = (key: string, _value: string, of: EntryValues): string => {
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
    <FormConflict<EntryValues>
      mine={values}
      theirs={{ values: valuesOf(theirs), updatedAt: theirs.updatedAt }}
      labels={Object.fromEntries(formFieldGroups.map(({ key }) => [key, labelOf(key)]))}
      groups={formFieldGroups}
      versionsOf={{ noun: 'entries', id: theirs.uuid }}
      shown={shown}
      onSave={(merged) => onSave({ ...merged, noEmail: values.noEmail })}
      {...{ busy, onBack, onDiscard }}
    />
  )
}
