import { entryFields } from './entryFields.ts'
import { limitsOf, type NounFields, type NounValues, namesOfKind } from './nounFields.ts'

/** Fields that staff write; those that the server writes are in the collection. */
export const categoryFields = {
  name: { kind: 'line', required: true, limit: entryFields.category.limit },
  names: { kind: 'translations', limit: 80 },
  /** What people call it, separated by commas. */
  searchWords: { kind: 'text', limit: 2000, staffOnly: true },
  /** Its providers visit homes unless they say otherwise. */
  homeVisitsByNature: { kind: 'flag' },
  /** Its providers are asked for free places. */
  tellsPlaces: { kind: 'flag', label: 'words.tellsPlaces' },
  /** Its providers' type for search engines. */
  schemaType: { kind: 'choice', label: 'words.type', hint: 'words.typeHint' },
  /** See `hoursMean.ts`; empty: opening hours. */
  hoursMean: { kind: 'choice', label: 'words.hoursMean', hint: 'words.hoursMeanHint' },
} as const satisfies NounFields

export type CategoryContent = NounValues<typeof categoryFields>

export const categoryFlags = namesOfKind(categoryFields, 'flag')
export const categoryLimits = limitsOf(categoryFields)
