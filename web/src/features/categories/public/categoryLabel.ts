import { callUrl, useCall } from '#lib/api.ts'
import { useLocale } from '#lib/intl.ts'
import type { PageContext, ReadAnswer } from '#lib/page.ts'
import type { CategoryInfo } from '#shared/category'
import { translatedName } from '#shared/categoryName'
import { defaultLocale, type Locale } from '#shared/locales'

/** Names in the content's language need no call. */
export const nameCalls = (locale: Locale) =>
  locale === defaultLocale ? [] : [callUrl('GET /api/categoryinfo')]

function categoryLabel(
  name: string,
  locale: Locale,
  infos: readonly CategoryInfo[] | undefined,
): { label: string; lang?: 'de' } {
  const info = infos?.find((one) => one.name === name)
  const label = info && translatedName(locale, info)
  return label ? { label } : { label: name, lang: defaultLocale }
}

/** For a page's title and the like; the page loads `nameCalls`. */
export const categoryTitle = (
  name: string,
  { locale }: Pick<PageContext, 'locale'>,
  read: ReadAnswer,
): string =>
  categoryLabel(name, locale, locale === defaultLocale ? undefined : read('GET /api/categoryinfo')).label

/** Pages using it load `nameCalls`. */
export function useCategoryLabel(name: string) {
  const locale = useLocale()
  const infos = useCall('GET /api/categoryinfo', locale === defaultLocale ? null : {}).data
  return categoryLabel(name, locale, infos)
}
