import { withoutBarrierfree } from '@directory/shared/barrierfree'
import { entryFormNames } from '@directory/shared/entryFields'
import type { EntryFields } from '@directory/shared/entryRules'
import { type EntryValues, typed } from './entryValues.ts'

/** What fields, as the calls take them, say of the form; of the others nothing. */
export function valuesOfFields(fields: EntryFields): Partial<EntryValues> {
  const said = entryFormNames.filter((name) => fields[name] !== undefined)
  const values = said.map((name) => {
    const value = fields[name] ?? null
    if (name === 'categoryNew') return [name, String(value ?? '')]
    return [name, name === 'services' ? withoutBarrierfree(String(value ?? '')) : typed(name, value as never)]
  })
  // Placed by hand, or it would count as looked up.
  const moved = fields.lat !== undefined ? { moved: 'true' } : {}
  return { ...Object.fromEntries(values), ...moved }
}
