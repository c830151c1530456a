import { defaultLocale, type Locale } from '#shared/locales'
import type { PageName } from '#shared/page'

/** The addresses of German pages name no language. */
export const pageInput = (name: PageName, locale: Locale) => ({
  name,
  locale: locale === defaultLocale ? '' : locale,
})
