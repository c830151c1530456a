export { BackToList, useListBack } from './staff/BackToList.tsx'
export { ChangeRequestText } from './staff/ChangeRequestText.tsx'
export type { ClosingMessage } from './staff/ClosingDialog.tsx'
export {
  differentKeys,
  emptiedKeys,
  fieldsToSave,
  keepingUnmentioned,
  proposedKeys,
} from './staff/compareFields.ts'
export { choicesOfChange, choicesOfEntry } from './staff/correctedChoices.ts'
export { EntryComparison } from './staff/EntryComparison.tsx'
export { OrphanedDrafts } from './staff/OrphanedDrafts.tsx'
export { manualChangeDraft, reviewDraft } from './staff/orphanedDrafts.ts'
export { ReasonField } from './staff/ReasonField.tsx'
export { RequestAssignment } from './staff/RequestAssignment.tsx'
export { RequestContact } from './staff/RequestContact.tsx'
export { RequestFacts } from './staff/RequestFacts.tsx'
export { default as reviewStyles } from './staff/Review.module.css'
export { ReviewFrame } from './staff/ReviewFrame.tsx'
export { ReviewHead } from './staff/ReviewHead.tsx'
export { SideBySide } from './staff/SideBySide.tsx'
export { decisionTarget, SimilarEntryChoice } from './staff/SimilarEntryChoice.tsx'
export { SubmittedEntry } from './staff/SubmittedEntry.tsx'
export { TokenMark } from './staff/TokenMark.tsx'
export { choicesDraft, useChoices } from './staff/useChoices.ts'
export { type Decided, type DecisionHandler, useDecision } from './staff/useDecision.ts'
export { useMissingChoice } from './staff/useMissingChoice.ts'
export { useReplacement } from './staff/useReplacement.ts'
export { useShownValue } from './staff/useShownValue.ts'
