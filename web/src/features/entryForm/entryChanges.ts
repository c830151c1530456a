import { type EntryFormName, entryFormNames } from '@directory/shared/entryFields'
import { entryThings } from '@directory/shared/entryThings'
import { type EntryValues, fieldsOf } from './entryValues.ts'

/** Which fields differ. */
export function changedNames(before: EntryValues, after: EntryValues): EntryFormName[] {
  return entryFormNames.filter((name) => before[name].trim() !== after[name].trim())
}

/** How many things differ, as people count them: the opening hours are one, the place is one. */
export function countChanges(before: EntryValues, after: EntryValues): number {
  const changed = changedNames(before, after)
  return entryThings.filter(({ names }) => names.some((name) => changed.includes(name))).length
}

/** Whether a marker differs only because its address was looked up: nobody has typed or moved anything. */
function isPlacedByItself(before: EntryValues, after: EntryValues): boolean {
  const changed = changedNames(before, after)
  const typed: readonly EntryFormName[] = ['street', 'plz', 'city']
  const differs = changed.includes('lat') || changed.includes('lon')
  return differs && after.moved !== 'true' && !typed.some((name) => changed.includes(name))
}

/** The values with the marker as it was where it has only placed itself. */
export function withoutOwnMarker<V extends EntryValues>(before: EntryValues, after: V): V {
  return isPlacedByItself(before, after) ? { ...after, lat: before.lat, lon: before.lon } : after
}

/** Only the fields that differ, as the calls take them; what belongs together goes together. */
export function changedFields(before: EntryValues, after: EntryValues): Partial<ReturnType<typeof fieldsOf>> {
  const changed = new Set(changedNames(before, after))
  for (const { names } of entryThings)
    if (names.some((name) => changed.has(name))) for (const name of names) changed.add(name)
  // The server reads the flag out of the services where it does not come along.
  if (changed.has('services')) changed.add('barrierfree')
  const fields = Object.entries(fieldsOf(after)).filter(([name]) => changed.has(name as EntryFormName))
  return Object.fromEntries(fields)
}
