import { withoutBarrierfree } from './barrierfree.ts'
import type { Entry } from './entry.ts'
import {
  type EntryFieldName,
  entryFieldNames,
  isOpenKey,
  type OpenKey,
  openKeys,
} from './fields/entryFields.ts'
import { recordOf } from './ownValue.ts'

export type ProposalKey = Exclude<EntryFieldName, OpenKey> | 'opened'

/** As shown. Opening hours count as one. */
export const proposalKeys: readonly ProposalKey[] = entryFieldNames.flatMap<ProposalKey>((name) => {
  if (!isOpenKey(name)) return name
  return name === openKeys[0] ? 'opened' : []
})

/** `services` without the barrier-free prefix, `opened` with the lines joined by semicolons. */
export type Proposal = Partial<Pick<Entry, ProposalKey>>

export function presentProposal(entry: Entry): Required<Proposal> {
  const values = recordOf(proposalKeys, (key) => entry[key]) as Required<Proposal>
  return { ...values, services: withoutBarrierfree(entry.services) }
}
