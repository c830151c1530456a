import type { NounFields } from './nounFields.ts'

/** The one table of the fields of a top category. Everybody may see them; only the admin UI edits them. */
export const topCategoryFields = {
  labelDe: {
    kind: 'line',
    required: true,
    limit: 80,
  },
  labelEn: {
    kind: 'line',
    required: true,
    limit: 80,
  },
  sentenceDe: {
    kind: 'line',
    limit: 200,
  },
  sentenceEn: {
    kind: 'line',
    limit: 200,
  },
  /** Key of the message catalogues. */
  titleKey: {
    kind: 'line',
    required: true,
    limit: 80,
  },
  order: { kind: 'number' },
  image: { kind: 'file' },
  categories: { kind: 'categories' },
} as const satisfies NounFields
