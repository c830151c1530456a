import type { Proposal } from '@directory/shared/proposal'
import { useRef } from 'react'
import { useStaffDraft } from '../../../lib/useStaffDraft.ts'

const start = { twin: '', aim: '', keepToken: '', of: '', fields: '{}', mailText: '', topic: '' }

export const choicesDraft = (of: string) => `staff choices ${of}`

/**
 * Holds a reviewer's choices about a request, stored like a draft, so that they survive an expired session.
 * @param of key of the request or pair
 */
export function useChoices(of: string) {
  const draft = useStaffDraft(choicesDraft(of), start, useRef(null))
  const { values, set } = draft
  return {
    ...draft,
    /** Returns choices for the entry with the id `of`, or for the request's own. */
    fieldsFor: (of = ''): Proposal => (values.of === of ? (JSON.parse(values.fields) as Proposal) : {}),
    setFields: (fields: Proposal, of = '') => set({ of, fields: JSON.stringify(fields) }),
  }
}
export type ReviewChoices = ReturnType<typeof useChoices>
