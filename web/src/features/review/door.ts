export { keepingUnmentioned, proposedKeys } from './staff/compareFields.ts'
export { EntryComparison } from './staff/EntryComparison.tsx'
export { OrphanedDrafts, requestDraft } from './staff/OrphanedDrafts.tsx'
export { ChangeRequestText, EntryFacts, RequestContact, TokenMark } from './staff/RequestFacts.tsx'
export { default as reviewStyles } from './staff/Review.module.css'
export { ReviewFrame } from './staff/ReviewFrame.tsx'
export { BackToList, useListBack } from './staff/ReviewHead.tsx'
export {
  compareWithSimilar,
  decisionTarget,
  SimilarEntryChoice,
  SimilarEntryLink,
} from './staff/SimilarEntryChoice.tsx'
export { useChoices } from './staff/useChoices.ts'
export type { Decision, DecisionHandler, InboxHandlers } from './staff/useDecision.ts'
export { useMissingChoice } from './staff/useMissingChoice.ts'
