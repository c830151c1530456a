import type { Entry } from '#shared/entry'
import { compareGerman } from '#shared/fold'

type Named = Pick<Entry, 'name' | 'uuid'>

export const byName = (a: Named, b: Named) =>
  compareGerman(a.name, b.name) || (a.uuid < b.uuid ? -1 : Number(a.uuid > b.uuid))
