import { useCall } from '../../../lib/api.ts'
import type { FormFields } from '../../../lib/controlsOf.ts'
import { useText } from '../../../lib/intl.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { EntryFormFields, type EntryValues } from '../../entryForm/door.ts'
import { PositionPicker } from '../../map/door.ts'

/** Adds to the entry: `noEmail` for a mail address left out on purpose, and the base version. */
export type StaffValues = EntryValues & { noEmail: string; base: string }

/** Entry form of staff: allows any category, and leaving out the mail address on purpose. */
export function StaffEntryFields({ values, set, errors }: FormFields<StaffValues>) {
  const text = useText()
  const { data: categories = [], error } = useCall('GET /api/categoryoverview', {})
  const without = values.email.trim() === ''
  return (
    <EntryFormFields
      staff
      values={values}
      set={set}
      errors={{ ...(error && { category: text('entry_dialogue.alert1') }), ...errors }}
      categories={categories.map(({ name }) => name)}
      renderMap={(position, onMove) => <PositionPicker position={position} onMove={onMove} />}
      belowEmail={
        without &&
        (errors.email !== undefined || values.noEmail === 'true') && (
          <Checkbox
            name="noEmail"
            label={text('edit_entry.noEmail')}
            checked={values.noEmail === 'true'}
            onChange={(event) => set({ noEmail: event.target.checked ? 'true' : '' })}
          />
        )
      }
    />
  )
}
