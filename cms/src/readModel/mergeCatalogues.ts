import type { TopCategoryRow } from './rows.ts'

export type Catalogue = Record<string, string>
export interface Catalogues {
  de: Catalogue
  en: Catalogue
}

/** The interface's texts plus the labels of top categories; a label never replaces a text of the interface. */
export function mergeCatalogues(messages: Catalogues, topCategories: readonly TopCategoryRow[]): Catalogues {
  // From entries, so that a key such as `__proto__` is a key like any other.
  const merge = (base: Catalogue, label: (row: TopCategoryRow) => string): Catalogue =>
    Object.fromEntries([
      ...topCategories.map((row) => [row.title, label(row)] as const),
      ...Object.entries(base),
    ])
  return {
    de: merge(messages.de, ({ de, title }) => de || title),
    en: merge(messages.en, ({ en, de, title }) => en || de || title),
  }
}
