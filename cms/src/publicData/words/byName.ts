import type { Entry } from '@directory/shared/entry'
import { compareGerman } from '@directory/shared/fold'

/** Compares names in German order; entries with the same name by their uuid. */
export function byName(a: Entry, b: Entry) {
  return compareGerman(a.name, b.name) || (a.uuid < b.uuid ? -1 : Number(a.uuid > b.uuid))
}
