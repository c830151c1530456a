import type { Proposal } from '@directory/shared/proposal'
import { useRef } from 'react'
import { useStaffDraft } from '../../../lib/useStaffDraft.ts'

const start = { twin: '', aim: '', keepToken: '', of: '', fields: '{}', mailText: '', topic: '' }

/** A reviewer's choices about a request or pair, stored like a draft to survive an expired session. */
export function useChoices(key: string) {
  const draft = useStaffDraft(key, start, useRef(null))
  const { values, set } = draft
  return {
    ...draft,
    /** Returns choices for the entry with the id `of`, or for the request's own. */
    fieldsFor: (of = ''): Proposal => (values.of === of ? (JSON.parse(values.fields) as Proposal) : {}),
    setFields: (fields: Proposal, of = '') => set({ of, fields: JSON.stringify(fields) }),
  }
}
export type ReviewChoices = ReturnType<typeof useChoices>
