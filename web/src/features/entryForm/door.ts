export { EntryFormFields } from './EntryFormFields.tsx'
export { EntrySection } from './EntrySection.tsx'
export { changedFields, changedNames, countChanges, withoutLookedUpMarker } from './entryChanges.ts'
export {
  type EntryValues,
  entryFormProblems,
  fieldsOfValues,
  isOther,
  proposalFrom,
  valuesFrom,
  valuesOf,
} from './entryValues.ts'
export { loadSimilarDialog } from './loadSimilarDialog.ts'
export { isStarted, parsePicked, takeOverLine, withPicked } from './openingPick.ts'
export { type Similar, SimilarDialog } from './SimilarDialog.tsx'
export { type Problems, useProblems } from './useProblems.ts'
export { valuesOfFields } from './valuesOfFields.ts'
export { withAreaProblem } from './withAreaProblem.ts'
