import { allTexts } from '@directory/shared/catalogues'
import { type EntryFieldName, entryFields } from '@directory/shared/entryFields'

/** A field of an entry is called the same in the admin UI and in the editorial area. */
export function entryLabel(name: EntryFieldName): { de: string; en: string } {
  const key = entryFields[name].labels.review
  return { de: allTexts.de[key], en: allTexts.en[key] }
}
