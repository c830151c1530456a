import type { OutputOf } from '@directory/shared/contract'
import { type Proposal, presentProposal, proposalKeys } from '@directory/shared/proposal'
import { useRef } from 'react'
import { useStaffDraft } from '../../../lib/useStaffDraft.ts'
import { proposedKeys, valuesFor } from './compareFields.ts'

const start = { twin: '', aim: '', keepToken: '', of: '', fields: '{}', mailText: '' }

export const choicesDraft = (of: string) => `staff choices ${of}`

/**
 * Holds a reviewer's choices about a request, stored like a draft, so that they survive an expired session.
 * @param of key of the request or pair
 */
export function useChoices(of: string, offered: Partial<typeof start> | null = null) {
  const draft = useStaffDraft(choicesDraft(of), start, useRef(null), { offered })
  const { values, set } = draft
  return {
    ...draft,
    /** Returns choices for the entry with the id `of`, or for the request's own. */
    fieldsFor: (of = ''): Proposal => (values.of === of ? (JSON.parse(values.fields) as Proposal) : {}),
    setFields: (fields: Proposal, of = '') => set({ of, fields: JSON.stringify(fields) }),
  }
}
export type ReviewChoices = ReturnType<typeof useChoices>

type PendingEntry = OutputOf<'GET /api/allpendingdata'>[number]
type PendingChange = OutputOf<'GET /api/pending_changes'>[number]

const proposed = (fields: object): Proposal =>
  Object.fromEntries(
    Object.entries(fields).filter(([key]) => (proposalKeys as readonly string[]).includes(key)),
  )

/** Returns the reviewer's choices before the decision was undone: the entry to be replaced, and the values. */
export function choicesOfEntry({ corrections, similar }: PendingEntry) {
  const similarEntry = similar.find(({ uuid }) => uuid === corrections?.entry)
  if (!corrections?.merged || !similarEntry) return null
  const fields = { ...presentProposal(similarEntry.entry), ...proposed(corrections.merged) }
  return {
    twin: similarEntry.uuid,
    aim: 'replace',
    keepToken: corrections.keepToken ? 'true' : '',
    of: similarEntry.uuid,
    fields: JSON.stringify(fields),
  }
}

/** Returns the same for a change request; values not accepted stay as they are. */
export function choicesOfChange({ corrections, proposal, present, entry }: PendingChange) {
  if (!corrections || corrections.entry !== null || !proposal || !present || !entry) return null
  const kept = proposedKeys(proposal).map((key) => valuesFor(key, present))
  const fields = Object.assign({}, ...kept, proposed(corrections.fields))
  return { of: entry.uuid, fields: JSON.stringify(fields) }
}
