import type { NounFields } from './nounFields.ts'

/** Only the admin UI edits them. */
export const topCategoryFields = {
  name: { kind: 'line', required: true, limit: 80 },
  names: { kind: 'translations', limit: 80 },
  sentence: { kind: 'line', limit: 200 },
  sentences: { kind: 'translations', limit: 200 },
  titleKey: { kind: 'line', required: true, limit: 80 },
  order: { kind: 'number' },
  image: { kind: 'file' },
  categories: { kind: 'categories' },
} as const satisfies NounFields
