import type { FormFields } from '../../../lib/controlsOf.ts'
import { useText } from '../../../lib/intl.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import type { EntryValues } from '../../entryForm/door.ts'

/** Values of an entry with `noEmail` for a mail address left out on purpose, and the base version. */
export type StaffValues = EntryValues & { noEmail: string; base: string }

/** Asks whether the mail address is left out on purpose, after an attempt to save. */
export function NoEmail({ values, set, errors }: FormFields<StaffValues>) {
  const text = useText()
  if (values.email.trim() !== '' || (errors.email === undefined && values.noEmail !== 'true')) return null
  return (
    <Checkbox
      name="noEmail"
      label={text('edit_entry.noEmail')}
      checked={values.noEmail === 'true'}
      onChange={(event) => set({ noEmail: event.target.checked ? 'true' : '' })}
    />
  )
}
