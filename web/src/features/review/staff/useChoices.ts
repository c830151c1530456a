import { useStaffDraft } from '#lib/useStaffDraft.ts'
import type { Proposal } from '#shared/proposal'
import { fieldsToSave } from './compareFields.ts'

/** `comparedId`: uuid of the entry that is compared with, or kept. */
const start = { comparedId: '', aim: '', keepToken: '', of: '', fields: '{}', mailText: '', topic: '' }

/** Stored like a draft, to survive an expired session. */
export function useChoices(key: string) {
  const draft = useStaffDraft(key, start)
  const { values, set } = draft
  /** @param of id of the entry whose values are `present`; @param suggested what is decided until something is chosen */
  const compare = (of: string, present: Proposal, wanted: Proposal, suggested = wanted) => {
    const chosen: Proposal = values.of === of ? JSON.parse(values.fields) : {}
    const decided = { ...suggested, ...chosen }
    return {
      present,
      wanted,
      decided,
      fields: fieldsToSave(present, decided),
      onDecide: (more: Proposal) => set({ of, fields: JSON.stringify({ ...chosen, ...more }) }),
    }
  }
  return { ...draft, compare }
}
export type ReviewChoices = ReturnType<typeof useChoices>
export type Compared = ReturnType<ReviewChoices['compare']>
