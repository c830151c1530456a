import { withoutBarrierfree } from '@directory/shared/barrierfree'
import { entryFormNames } from '@directory/shared/entryFields'
import type { EntryFields } from '@directory/shared/entryRules'
import { type EntryValues, typedValue } from './entryValues.ts'

/** Converts fields of the entry, as in calls, to values of the form; missing fields stay missing. */
export function valuesOfFields(fields: EntryFields): Partial<EntryValues> {
  const presentNames = entryFormNames.filter((name) => fields[name] !== undefined)
  const values = presentNames.map((name) => {
    const value = fields[name] ?? null
    if (name === 'categoryNew') return [name, String(value ?? '')]
    return [
      name,
      name === 'services' ? withoutBarrierfree(String(value ?? '')) : typedValue(name, value as never),
    ]
  })
  // Set as placed by hand, because a looked-up place does not count as a change.
  const moved = fields.lat !== undefined ? { moved: 'true' } : {}
  return { ...Object.fromEntries(values), ...moved }
}
