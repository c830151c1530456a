import { formFieldGroups } from '#shared/fields/formFieldGroups'
import { type EntryFormName, entryFormNames } from '#shared/fields/formOrder'
import { typedFields } from '#shared/fields/typedFields'
import type { EntryValues } from './entryValues.ts'

export function changedNames(before: EntryValues, after: EntryValues) {
  return entryFormNames.filter((name) => before[name].trim() !== after[name].trim())
}

/** Opening hours and position count as one each. */
export function countChanges(before: EntryValues, after: EntryValues) {
  const changed = changedNames(before, after)
  return formFieldGroups.filter(({ names }) => names.some((name) => changed.includes(name))).length
}

/** A marker counts if the visitor moved it or changed the address. */
export function withoutLookedUpMarker<V extends EntryValues>(before: EntryValues, after: V): V {
  const isMeant =
    after.moved === 'true' || changedNames(before, after).some((name) => /street|plz|city/.test(name))
  return isMeant ? after : { ...after, lat: before.lat, lon: before.lon }
}

/** Field groups are complete. */
export function changedFields(before: EntryValues, after: EntryValues) {
  const changed = new Set(changedNames(before, after))
  for (const { names } of formFieldGroups)
    if (names.some((name) => changed.has(name))) for (const name of names) changed.add(name)
  // Without the flag the server would derive it from the services.
  if (changed.has('services')) changed.add('barrierfree')
  const fields = Object.entries(typedFields(after)).filter(([name]) => changed.has(name as EntryFormName))
  return Object.fromEntries(fields)
}
