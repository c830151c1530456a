import { entryFields } from './entryFields.ts'
import { limitsOf, type NounFields, type NounValues } from './nounFields.ts'

/** The one table of what staff write of a category; what the server notes of it stands in its collection. */
export const categoryFields = {
  name: {
    kind: 'line',
    required: true,
    limit: entryFields.category.limit,
    label: { de: 'Name', en: 'Name' },
  },
  nameEn: { kind: 'line', limit: 80, label: { de: 'Englischer Name', en: 'English name' } },
  /** What people say when they mean it, separated by commas. */
  searchWords: {
    kind: 'text',
    limit: 2000,
    label: { de: 'Suchwörter', en: 'Search words' },
    staffOnly: true,
  },
  /** Its providers come to the house, unless they say otherwise. */
  homeVisitsByNature: {
    kind: 'flag',
    label: {
      de: 'Diese Anbieter kommen ins Haus',
      en: 'These providers come to the house',
    },
  },
  /** What schema.org calls its providers (`schemaTypes.ts`). */
  schemaType: { kind: 'choice', label: 'words.type', hint: 'words.typeHint' },
} as const satisfies NounFields

export type CategoryContent = NounValues<typeof categoryFields>

export const categoryLimits = limitsOf(categoryFields)
