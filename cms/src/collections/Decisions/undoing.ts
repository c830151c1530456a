import type { PayloadRequest } from 'payload'
import { findOne } from '#lib/find/find.ts'
import type { Category, Report, RequestNote, StoredEntry } from '#payload-types.ts'

/** The journal has only the category's id, and it may be gone when the entry comes back. */
export type Place = ReturnType<typeof categoryPlaceOf>

/** In addition to the journal. */
export interface DecisionUndoData {
  mails: string[]
  places?: Place[]
  /** Ended because their entry went to the trash; they have no log line. */
  goneReports?: Report[]
  note?: RequestNote
}

/** @param entry read with its category */
export function categoryPlaceOf({ id: entry, ...of }: StoredEntry) {
  const { id: category, name, asked } = of.category as Category
  return { entry, category, name, isAsked: asked === true }
}

/** With its category, also from the trash; null if it is gone for good. */
export const storedEntry = (req: PayloadRequest, id: string) =>
  findOne(req, 'entries', id, { depth: 1, trash: true })
