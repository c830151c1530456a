import type { Entry } from '@directory/shared/entry'
import { openKeys } from '@directory/shared/entryFields'
import { baseOf, withBase } from '../features/edit/conflict/base.ts'
import { ConflictView } from '../features/edit/conflict/ConflictView.tsx'
import { findDifferences, merge } from '../features/edit/conflict/conflict.ts'
import { entryThings, type ThingKey } from '../features/edit/entries/things.ts'
import { type EntryValues, isOther, valuesOf } from '../features/entryForm/entryValues.ts'
import { useText } from '../lib/intl.ts'
import type { StaffValues } from './StaffEntryFields.tsx'

interface Props {
  values: StaffValues
  theirs: Entry
  busy: boolean
  /** What was decided, as changes of their version. */
  onSave: (merged: StaffValues) => void
  onBack: () => void
  onDiscard: () => void
}

/** My version of an entry and that of whoever was quicker. */
export function EntryConflict({ values, theirs, busy, onSave, onBack, onDiscard }: Props) {
  const text = useText()
  const present = valuesOf(theirs)
  const differences = findDifferences(entryThings, baseOf<EntryValues>(values).values, values, present)

  const shown = (key: string, { barrierfree, ...of }: EntryValues): string => {
    switch (key as ThingKey) {
      case 'category':
        return isOther({ ...of, barrierfree }) ? of.categoryNew : of.category
      case 'opening':
        return openKeys
          .map((name) => of[name])
          .filter((line) => line !== '')
          .join('\n')
      case 'barrierfree':
        return text(barrierfree === 'true' ? 'edit_entry.yes' : 'edit_entry.no')
      case 'place':
        return [of.lat, of.lon].filter((part) => part !== '').join(', ')
      default:
        return of[key as keyof typeof of]
    }
  }
  const labelOf = (key: string) => {
    const thing = key as ThingKey
    if (thing === 'opening') return text('entry_dialogue.openingTitle')
    if (thing === 'place') return text('entry_dialogue.placeTitle')
    return text(`entry_dialogue.${thing}`)
  }
  return (
    <ConflictView
      differences={differences}
      labelOf={labelOf}
      shown={(key, side) => shown(key, side === 'mine' ? values : present)}
      busy={busy}
      onSave={(choices) => {
        const start = withBase({ values: present, updatedAt: theirs.updatedAt })
        onSave({ ...merge(differences, choices, values, start), noEmail: values.noEmail })
      }}
      onBack={onBack}
      onDiscard={onDiscard}
    />
  )
}
