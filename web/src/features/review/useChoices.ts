import type { Proposal } from '@directory/shared/proposal'
import { useRef } from 'react'
import { useDraft } from '../../lib/useDraft.ts'

const start = { twin: '', aim: '', keepToken: '', of: '', fields: '{}' }

/** Names what is kept of them. */
export const choicesDraft = (of: string) => `staff choices ${of}`

/**
 * What a reviewer has chosen about a request, field by field and as a whole; kept like a draft, also over the end of a
 * session.
 *
 * @param of names the request, or the pair
 */
export function useChoices(of: string) {
  const { values, set, dirty, cameBack, clear } = useDraft(choicesDraft(of), start, useRef(null))
  return {
    values,
    set,
    /** Of the entry with the id `of`, or of the request's own. */
    fieldsFor: (of = ''): Proposal => (values.of === of ? (JSON.parse(values.fields) as Proposal) : {}),
    setFields: (fields: Proposal, of = '') => set({ of, fields: JSON.stringify(fields) }),
    cameBack: cameBack && dirty,
    clear,
  }
}
export type ReviewChoices = ReturnType<typeof useChoices>
