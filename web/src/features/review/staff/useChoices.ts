import type { Proposal } from '@directory/shared/proposal'
import { useRef } from 'react'
import { useStaffDraft } from '../../../lib/useStaffDraft.ts'

const start = { twin: '', aim: '', keepToken: '', of: '', fields: '{}' }

/** Names what is kept of them. */
export const choicesDraft = (of: string) => `staff choices ${of}`

/**
 * What a reviewer has chosen about a request, field by field and as a whole; kept like a draft, also over the end of a
 * session.
 *
 * @param of names the request, or the pair
 */
export function useChoices(of: string, offered: Partial<typeof start> | null = null) {
  const draft = useStaffDraft(choicesDraft(of), start, useRef(null), { offered })
  const { values, set, dirty, cameBack, clear, discard } = draft
  const takeBack = dirty ? null : draft.takeBack
  return {
    values,
    set,
    /** Of the entry with the id `of`, or of the request's own. */
    fieldsFor: (of = ''): Proposal => (values.of === of ? (JSON.parse(values.fields) as Proposal) : {}),
    setFields: (fields: Proposal, of = '') => set({ of, fields: JSON.stringify(fields) }),
    cameBack: cameBack && (dirty || takeBack !== null),
    clear,
    discard,
    takeBack,
  }
}
export type ReviewChoices = ReturnType<typeof useChoices>
