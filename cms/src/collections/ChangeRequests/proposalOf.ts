import { saysBarrierfree, settleAccess } from '@directory/shared/barrierfree'
import type { Entry } from '@directory/shared/entry'
import { openKeys } from '@directory/shared/fields/entryFields'
import { joinOpenLines, toOpenLines } from '@directory/shared/openLines'
import { type Proposal, type ProposalKey, presentProposal, proposalKeys } from '@directory/shared/proposal'
import {
  type CleanEntryFields,
  categoryOf,
  cleanEntryFields,
  type EntryFields,
} from '@directory/shared/rules/entryRules'

/** Leaves out fields that would stay as they are. */
export const proposalOf = (entry: Entry, input: EntryFields): Proposal =>
  differences(entry, settleAccess(cleanEntryFields(input), entry))

function differences(entry: Entry, clean: CleanEntryFields): Proposal {
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

const pick = (clean: CleanEntryFields): Proposal =>
  Object.fromEntries(
    Object.entries(clean).filter(([key]) => (proposalKeys as readonly string[]).includes(key)),
  )

export const withProposal = (entry: Entry, proposal: Proposal): Required<Proposal> => ({
  ...presentProposal(entry),
  ...proposal,
})

/** Returns null if nothing changes. A missing barrier-free flag or half of a position is no change. */
export function changesOf(entry: Entry, proposed: EntryFields): EntryFields | null {
  const { lat, lon, barrierfree } = entry
  const said = Object.fromEntries(Object.entries(proposed).filter(([, value]) => value !== undefined))
  const clean = cleanEntryFields({ lat, lon, ...said })
  const isFlagged = proposed.barrierfree != null || saysBarrierfree(proposed.services ?? '')
  const settled = settleAccess({ ...clean, ...(!isFlagged && { barrierfree: undefined }) }, entry)
  const fields = { ...settled, barrierfree: settled.barrierfree ?? barrierfree }
  return Object.keys(differences(entry, fields)).length > 0 ? fields : null
}
