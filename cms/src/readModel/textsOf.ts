import { type CataloguePart, joinTexts } from '@directory/shared/cataloguePart'
import type { Catalogue, catalogues } from '@directory/shared/catalogues'
import type { Locale } from '@directory/shared/routes'
import type { TopCategoryRow } from './rows.ts'

export type Catalogues = typeof catalogues

/** Parts of the interface's texts. The labels of top categories are for everybody; none replaces a text of the interface. */
export function textsOf(
  messages: Catalogues,
  topCategories: readonly TopCategoryRow[],
  locale: Locale,
  parts: readonly CataloguePart[],
): Catalogue {
  const label = ({ de, en, title }: TopCategoryRow) => (locale === 'de' ? de || title : en || de || title)
  const labels = () => Object.fromEntries(topCategories.map((row) => [row.title, label(row)]))
  const texts = messages[locale]
  return joinTexts(parts.flatMap((part) => (part === 'public' ? [labels(), texts[part]] : [texts[part]])))
}
