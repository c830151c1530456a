import { type Proposal, presentProposal } from '@directory/shared/proposal'
import { differentKeys, emptiedKeys, fieldsToSave, keepingUnmentioned } from './compareFields.ts'
import type { SimilarEntry } from './SimilarEntryChoice.tsx'
import type { ReviewChoices } from './useChoices.ts'

/** Returns how a request would change a public entry, chosen field by field. */
export function useReplacement(similar: SimilarEntry | undefined, wanted: Proposal, choices: ReviewChoices) {
  const present: Proposal = similar ? presentProposal(similar.entry) : {}
  const changes = similar ? choices.fieldsFor(similar.uuid) : {}
  const decided = { ...keepingUnmentioned(present, wanted), ...changes }
  return {
    /** For the comparison of both. */
    compared: {
      ...{ present, wanted, decided },
      fields: differentKeys(present, wanted),
      onDecide: (more: Proposal) => similar && choices.setFields({ ...changes, ...more }, similar.uuid),
    },
    fields: fieldsToSave(present, decided),
    emptied: emptiedKeys(present, decided),
    touched: Object.keys(changes).length > 0,
  }
}
