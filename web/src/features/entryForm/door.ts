export { AddressFields } from './AddressFields.tsx'
export { CategoryFields } from './CategoryFields.tsx'
export { ContactFields } from './ContactFields.tsx'
export { EntryFormFields } from './EntryFormFields.tsx'
export { EntrySection } from './EntrySection.tsx'
export { changedFields, changedNames, countChanges, withoutLookedUpMarker } from './entryChanges.ts'
export {
  type EntryValues,
  entryFormProblems,
  fieldsOfValues,
  isNewCategory,
  proposalFrom,
  valuesFrom,
  valuesOf,
} from './entryValues.ts'
export type { FieldsProps } from './fieldsProps.ts'
export { OpeningEditor } from './OpeningEditor.tsx'
export { addPickedLine, hasPickerInput, parsePicked, withPickedLine } from './openingPick.ts'
export { PlaceFields } from './PlaceFields.tsx'
export { PlainFields } from './PlainFields.tsx'
export { ServiceFields } from './ServiceFields.tsx'
export { SimilarDialog, type SimilarEntries } from './SimilarDialog.tsx'
export { type Problems, useRequestProblems } from './useRequestProblems.ts'
export { valuesOfFields } from './valuesOfFields.ts'
export { withAreaProblem } from './withAreaProblem.ts'
