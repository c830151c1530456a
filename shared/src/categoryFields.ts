import { entryFields } from './entryFields.ts'
import { limitsOf, type NounFields, type NounValues, namesOfKind } from './nounFields.ts'

/** The one table of the fields of a category that staff write; fields that the server writes are in its collection. */
export const categoryFields = {
  name: {
    kind: 'line',
    required: true,
    limit: entryFields.category.limit,
  },
  names: { kind: 'translations', limit: 80 },
  /** Words people use for it, separated by commas. */
  searchWords: {
    kind: 'text',
    limit: 2000,
    staffOnly: true,
  },
  /** True if its providers visit homes unless they say otherwise. */
  homeVisitsByNature: {
    kind: 'flag',
  },
  /** True if its providers are asked for free places. */
  tellsPlaces: { kind: 'flag', label: 'words.tellsPlaces' },
  /** The schema.org type of its providers (`schemaTypes.ts`). */
  schemaType: { kind: 'choice', label: 'words.type', hint: 'words.typeHint' },
  /** What its hours mean (`hoursMean.ts`); empty: opening hours. */
  hoursMean: { kind: 'choice', label: 'words.hoursMean', hint: 'words.hoursMeanHint' },
} as const satisfies NounFields

export type CategoryContent = NounValues<typeof categoryFields>

export const categoryFlags = namesOfKind(categoryFields, 'flag')
export const categoryLimits = limitsOf(categoryFields)
