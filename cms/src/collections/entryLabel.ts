import { type EntryFieldName, entryFields } from '@directory/shared/entryFields'
import de from '@directory/shared/messages/de.json' with { type: 'json' }
import en from '@directory/shared/messages/en.json' with { type: 'json' }

/** A field of an entry is called the same in the admin UI and in the editorial area. */
export function entryLabel(name: EntryFieldName): { de: string; en: string } {
  const key = entryFields[name].labels.review
  return { de: de[key], en: en[key] }
}
