import type { OutputOf } from '@directory/shared/contract'

type Saved = OutputOf<'POST /api/addEntry'>
/** What was saved, and where the same may be wanted. */
export type AlsoOffer = Pick<Saved, 'uuid' | 'also'> & { name: string }

/** Nothing where there is nothing to offer. */
export const offerOf = ({ uuid, also, entry }: Saved): AlsoOffer | null =>
  also.length > 0 ? { uuid, also, name: entry.name } : null
