import { type CataloguePart, joinTexts } from '@directory/shared/cataloguePart'
import { type Catalogue, catalogues } from '@directory/shared/catalogues'
import type { TopCategory } from '@directory/shared/category'
import { type Locale, textIn } from '@directory/shared/locales'
import type { TopCategoryRow } from '../rows.ts'

export function toPublicTopCategory({ id, image, title }: TopCategoryRow): TopCategory {
  return { id, image: image.startsWith('/') ? image : `/${image}`, title }
}

/**
 * Returns parts of the interface's texts. Labels and sentences of top categories belong to the public part and never
 * replace a text. An untranslated text is used as it is.
 */
export function topCategoryTexts(
  topCategories: readonly TopCategoryRow[],
  locale: Locale,
  parts: readonly CataloguePart[],
): Catalogue {
  const ofTopics = () =>
    Object.fromEntries(
      topCategories.flatMap(({ title, name, names, sentence, sentences }) => {
        const lead = textIn(locale, sentence, sentences)
        return [[title, textIn(locale, name, names) || title], ...(lead ? [[`${title}.sentence`, lead]] : [])]
      }),
    )
  const texts = catalogues[locale]
  return joinTexts(parts.flatMap((part) => (part === 'public' ? [ofTopics(), texts[part]] : [texts[part]])))
}
