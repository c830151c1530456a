import type { Entry } from '#shared/entry'
import { compareGerman } from '#shared/fold'

/** Compares names in German order; entries with the same name by their uuid. */
export function byName(a: Entry, b: Entry) {
  return compareGerman(a.name, b.name) || (a.uuid < b.uuid ? -1 : Number(a.uuid > b.uuid))
}
