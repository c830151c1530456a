export type { ClosingMessage } from './staff/ClosingDialog.tsx'
export { ReasonField } from './staff/ClosingDialog.tsx'
export {
  differentKeys,
  emptiedKeys,
  fieldsToSave,
  keepingUnmentioned,
  proposedKeys,
} from './staff/compareFields.ts'
export { EntryComparison } from './staff/EntryComparison.tsx'
export { manualChangeDraft, OrphanedDrafts, reviewDraft } from './staff/OrphanedDrafts.tsx'
export { RequestAssignment } from './staff/RequestAssignment.tsx'
export {
  ChangeRequestText,
  RequestContact,
  RequestFacts,
  SubmittedEntry,
  TokenMark,
} from './staff/RequestFacts.tsx'
export { default as reviewStyles } from './staff/Review.module.css'
export { ReviewFrame } from './staff/ReviewFrame.tsx'
export { BackToList, ReviewHead, useListBack } from './staff/ReviewHead.tsx'
export { SideBySide } from './staff/SideBySide.tsx'
export { decisionTarget, SimilarEntryChoice, useReplacement } from './staff/SimilarEntryChoice.tsx'
export { choicesDraft, choicesOfChange, choicesOfEntry, useChoices } from './staff/useChoices.ts'
export { type Decided, type DecisionHandler, useDecision } from './staff/useDecision.ts'
export { useMissingChoice } from './staff/useMissingChoice.ts'
export { useShownValue } from './staff/useShownValue.ts'
