import { saysBarrierfree, settleAccess } from '@directory/shared/barrierfree'
import type { Entry } from '@directory/shared/entry'
import { openKeys } from '@directory/shared/entryFields'
import {
  type CleanEntryFields,
  categoryOf,
  cleanEntryFields,
  type EntryFields,
} from '@directory/shared/entryRules'
import { joinOpenLines, toOpenLines } from '@directory/shared/openLines'
import { type Proposal, type ProposalKey, presentProposal, proposalKeys } from '@directory/shared/proposal'

/** Returns the fields that would change the entry, without those that would stay as they are. */
export function proposalOf(entry: Entry, input: EntryFields): Proposal {
  const clean = settleAccess(cleanEntryFields(input), entry)
  const proposed: Proposal = pick(clean)
  if (clean.category !== undefined) proposed.category = categoryOf(clean)
  if (openKeys.some((key) => key in clean)) {
    proposed.opened = joinOpenLines(toOpenLines(openKeys.map((key) => clean[key] ?? entry[key])))
  }
  const present = presentProposal(entry)
  return Object.fromEntries(
    Object.entries(proposed).filter(([key, value]) => value !== present[key as ProposalKey]),
  )
}

function pick(clean: CleanEntryFields): Proposal {
  return Object.fromEntries(
    Object.entries(clean).filter(([key]) => (proposalKeys as readonly string[]).includes(key)),
  )
}

export function withProposal(entry: Entry, proposal: Proposal): Required<Proposal> {
  return { ...presentProposal(entry), ...proposal }
}

/**
 * Returns what to write, or null if the entry is as wanted already. If a proposal omits the barrier-free flag or half
 * of a position, that is no change.
 */
export function changesOf(
  { lat, lon, barrierfree, ...entry }: Entry,
  proposed: EntryFields,
): EntryFields | null {
  const said = Object.fromEntries(Object.entries(proposed).filter(([, value]) => value !== undefined))
  const isFlagged = proposed.barrierfree != null || saysBarrierfree(proposed.services ?? '')
  const { stepFree, wideDoor } = proposed
  const flag = settleAccess(
    { stepFree, wideDoor, barrierfree: undefined },
    { ...entry, barrierfree },
  ).barrierfree
  const fields = { lat, lon, ...said, ...(!isFlagged && { barrierfree: flag ?? barrierfree }) }
  const changes = proposalOf({ ...entry, lat, lon, barrierfree }, fields)
  return Object.keys(changes).length > 0 ? fields : null
}
