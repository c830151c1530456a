import type { CategoryInfo } from '@directory/shared/category'
import { nameLocale } from '@directory/shared/locales'
import { useCall } from '../../../lib/api.ts'
import { useLocale } from '../../../lib/intl.ts'
import type { PageContext, ReadAnswer } from '../../../lib/page.ts'

/**
 * Returns a category's name in the reader's language if there is one, otherwise the German one.
 * @param infos answer of `GET /api/categoryinfo` for English readers; undefined for German ones
 */
export function categoryLabel(
  name: string,
  infos: readonly CategoryInfo[] | undefined,
): { label: string; lang?: 'de' } {
  const label = infos?.find((one) => one.name === name)?.nameEn
  return label ? { label } : { label: name, lang: 'de' }
}

/** Returns the same name for a page's title and the like; the page loads `GET /api/categoryinfo` for English readers. */
export const categoryTitle = (
  name: string,
  { locale }: Pick<PageContext, 'locale'>,
  read: ReadAnswer,
): string => categoryLabel(name, locale === nameLocale ? read('GET /api/categoryinfo', {}) : undefined).label

/**
 * Returns a category's name in the reader's language if there is one, otherwise the German one. Pages using it load
 * `GET /api/categoryinfo` for English readers.
 */
export function useCategoryLabel(name: string): ReturnType<typeof categoryLabel> {
  const locale = useLocale()
  return categoryLabel(name, useCall('GET /api/categoryinfo', locale === nameLocale ? {} : null).data)
}
