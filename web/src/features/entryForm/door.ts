export { EntryFields } from './EntryFields.tsx'
export { EntrySection } from './EntrySection.tsx'
export { changedFields, changedNames, countChanges, withoutOwnMarker } from './entryChanges.ts'
export {
  type EntryValues,
  fieldsOf,
  isOther,
  proposalFrom,
  valuesFrom,
  valuesOf,
  wrongFields,
} from './entryValues.ts'
export { loadSimilarDialog } from './loadSimilarDialog.ts'
export { choiceOf, isBegun, takeOver, withPicked } from './openingPick.ts'
export { type Similar, SimilarDialog } from './SimilarDialog.tsx'
export { type Problems, useProblems } from './useProblems.ts'
export { valuesOfFields } from './valuesOfFields.ts'
export { withAreaProblem } from './withAreaProblem.ts'
