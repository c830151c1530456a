import type { Entry } from './entry.ts'
import { barrierfreePrefix } from './entryFields.ts'

/** What may be proposed field by field, in the order in which it is shown. Opening hours are one thing. */
export const proposalKeys = [
  'category',
  'name',
  'street',
  'plz',
  'city',
  'phone',
  'mobile',
  'email',
  'website',
  'opened',
  'services',
  'barrierfree',
  'additionalInfo',
  'lat',
  'lon',
] as const
export type ProposalKey = (typeof proposalKeys)[number]

/** `services` stand without the barrier-free prefix here; `opened` are the lines joined by semicolons. */
export type Proposal = Partial<Pick<Entry, ProposalKey>>

/** An entry's present values in the form of a proposal. */
export function proposableOf(entry: Entry): Required<Proposal> {
  const values = Object.fromEntries(proposalKeys.map((key) => [key, entry[key]])) as Required<Proposal>
  return {
    ...values,
    services: entry.services.startsWith(barrierfreePrefix)
      ? entry.services.slice(barrierfreePrefix.length)
      : entry.services,
  }
}
