import type { NounFields } from './nounFields.ts'

/** The one table of the fields of a top category. Everybody may see them; only the admin UI edits them. */
export const topCategoryFields = {
  labelDe: {
    kind: 'line',
    required: true,
    limit: 80,
    label: { de: 'Bezeichnung deutsch', en: 'German label' },
  },
  labelEn: {
    kind: 'line',
    required: true,
    limit: 80,
    label: { de: 'Bezeichnung englisch', en: 'English label' },
  },
  sentenceDe: {
    kind: 'line',
    limit: 200,
    label: { de: 'Ein Satz dazu, deutsch', en: 'A German sentence about it' },
  },
  sentenceEn: {
    kind: 'line',
    limit: 200,
    label: { de: 'Ein Satz dazu, englisch', en: 'An English sentence about it' },
  },
  /** Key of the message catalogues. */
  titleKey: {
    kind: 'line',
    required: true,
    limit: 80,
    label: { de: 'Schlüssel im Textkatalog', en: 'Catalogue key' },
  },
  order: { kind: 'number', label: { de: 'Reihenfolge', en: 'Order' } },
  image: { kind: 'file', label: { de: 'Bild', en: 'Image' } },
  categories: { kind: 'categories', label: { de: 'Kategorien', en: 'Categories' } },
} as const satisfies NounFields
