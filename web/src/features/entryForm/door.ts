export { AddressFields } from './AddressFields.tsx'
export { CategoryFields } from './CategoryFields.tsx'
export { EntryFormFields } from './EntryFormFields.tsx'
export { EntrySection } from './EntrySection.tsx'
export { changedFields, changedNames, countChanges, withoutLookedUpMarker } from './entryChanges.ts'
export type { FieldsProps } from './entryValues.ts'
export {
  type EntryValues,
  entryFormProblems,
  entryOrder,
  isNewCategory,
  proposalFrom,
  typedValue,
  useRequestProblems,
  valuesFrom,
  valuesOf,
} from './entryValues.ts'
export { SimilarDialog } from './lazySimilarDialog.ts'
export { OpeningEditor } from './OpeningEditor.tsx'
export { addPickedLine, hasPickerInput, parsePicked, withPickedLine } from './openingPick.ts'
export { PlaceFields } from './PlaceFields.tsx'
export { ContactFields, OpenDataSection, PlainFields, ServiceFields } from './PlainFields.tsx'
export type { SimilarEntries } from './SimilarDialog.tsx'
export { useEntryWords } from './useEntryWords.ts'
