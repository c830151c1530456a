import { type CataloguePart, joinTexts } from '@directory/shared/cataloguePart'
import type { Catalogue, catalogues } from '@directory/shared/catalogues'
import type { TopCategory } from '@directory/shared/category'
import { defaultLocale, type Locale } from '@directory/shared/locales'
import type { TopCategoryRow } from '../rows.ts'

/** Copies an explicit list of public fields. */
export function toPublicTopCategory({ id, image, title }: TopCategoryRow): TopCategory {
  return { id, image: image.startsWith('/') ? image : `/${image}`, title }
}

export type CatalogueTexts = typeof catalogues

/**
 * Returns parts of the interface's texts. Labels and sentences of top categories belong to the public part and never
 * replace a text. A sentence in only one language is used for both.
 */
export function topCategoryTexts(
  messages: CatalogueTexts,
  topCategories: readonly TopCategoryRow[],
  locale: Locale,
  parts: readonly CataloguePart[],
): Catalogue {
  const label = ({ de, en, title }: TopCategoryRow) =>
    locale === defaultLocale ? de || title : en || de || title
  const sentence = ({ sentenceDe, sentenceEn }: TopCategoryRow) =>
    locale === defaultLocale ? sentenceDe || sentenceEn : sentenceEn || sentenceDe
  const ofTopics = () =>
    Object.fromEntries(
      topCategories.flatMap((row) => [
        [row.title, label(row)],
        ...(sentence(row) ? [[`${row.title}.sentence`, sentence(row)]] : []),
      ]),
    )
  const texts = messages[locale]
  return joinTexts(parts.flatMap((part) => (part === 'public' ? [ofTopics(), texts[part]] : [texts[part]])))
}
