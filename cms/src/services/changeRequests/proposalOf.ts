import type { Entry } from '@directory/shared/entry'
import { openKeys } from '@directory/shared/entryFields'
import {
  type CleanEntryFields,
  categoryOf,
  cleanEntryFields,
  type EntryFields,
} from '@directory/shared/entryRules'
import { toOpened, toOpenLines } from '@directory/shared/openingHours'
import { type Proposal, type ProposalKey, proposableOf, proposalKeys } from '@directory/shared/proposal'

/** What the fields would change in the entry: nothing of what stays as it is. */
export function proposalOf(entry: Entry, input: EntryFields): Proposal {
  const clean = cleanEntryFields(input)
  const wanted: Proposal = pick(clean)
  if (clean.category !== undefined) wanted.category = categoryOf(clean)
  if (openKeys.some((key) => key in clean)) {
    wanted.opened = toOpened(toOpenLines(openKeys.map((key) => clean[key] ?? entry[key])))
  }
  const present = proposableOf(entry)
  return Object.fromEntries(
    Object.entries(wanted).filter(([key, value]) => value !== present[key as ProposalKey]),
  )
}

function pick(clean: CleanEntryFields): Proposal {
  return Object.fromEntries(
    Object.entries(clean).filter(([key]) => (proposalKeys as readonly string[]).includes(key)),
  )
}

/** All fields of the entry as the proposal would have them. */
export function withProposal(entry: Entry, proposal: Proposal): Required<Proposal> {
  return { ...proposableOf(entry), ...proposal }
}
