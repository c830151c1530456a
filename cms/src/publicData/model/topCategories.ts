import { type CataloguePart, joinTexts } from '#shared/cataloguePart'
import { type Catalogue, catalogues } from '#shared/catalogues'
import { type Locale, textIn } from '#shared/locales'
import type { TopCategoryRow } from '../rows.ts'

export const toPublicTopCategory = ({ id, image, title }: TopCategoryRow) => ({ id, image, title })

/** Labels and sentences, for the public part; an untranslated text is used as it is. */
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
