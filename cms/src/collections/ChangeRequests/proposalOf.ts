import { saysBarrierfree, settleAccess } from '#shared/barrierfree'
import type { Entry } from '#shared/entry'
import { openKeys } from '#shared/fields/entryFields'
import { joinOpenLines, toOpenLines } from '#shared/openLines'
import { type Proposal, presentProposal } from '#shared/proposal'
import {
  type CleanEntryFields,
  categoryOf,
  cleanEntryFields,
  type EntryFields,
} from '#shared/rules/entryRules'

/** Leaves out fields that would stay as they are. */
export const proposalOf = (entry: Entry, input: EntryFields): Proposal =>
  differences(entry, settleAccess(cleanEntryFields(input), entry))

function differences(entry: Entry, clean: CleanEntryFields): Proposal {
  const lines = openKeys.map((key) => clean[key] ?? entry[key])
  const proposed = {
    ...clean,
    ...(clean.category !== undefined && { category: categoryOf(clean) }),
    ...(openKeys.some((key) => key in clean) && { opened: joinOpenLines(toOpenLines(lines)) }),
  }
  const present = new Map<string, unknown>(Object.entries(presentProposal(entry)))
  const changed = Object.entries(proposed).filter(([key, value]) => value !== present.get(key))
  return Object.fromEntries(changed.filter(([key]) => present.has(key)))
}

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
