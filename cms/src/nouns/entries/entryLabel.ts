import { allTexts } from '@directory/shared/catalogues'
import type { EntryFieldName } from '@directory/shared/entryFields'
import { reviewLabel } from '@directory/shared/staffLabels'

/** Returns the label of a field, the same in the admin UI and in the editorial area. */
export function entryLabel(name: EntryFieldName): { de: string; en: string } {
  const key = reviewLabel(name)
  return { de: allTexts.de[key], en: allTexts.en[key] }
}
