import type { OutputOf } from '@directory/shared/contract'

type Saved = Pick<OutputOf<'POST /api/addEntry'>, 'also' | 'entry'>
/** The saved entry, and others that may need the same change. */
export type OtherEntriesOffer = Pick<Saved, 'also'> & { uuid: string; name: string }

/** Returns the offer, or null if there is nothing to offer. */
export const otherEntriesOffer = ({ also, entry }: Saved): OtherEntriesOffer | null =>
  also.length > 0 ? { uuid: entry.uuid, also, name: entry.name } : null
