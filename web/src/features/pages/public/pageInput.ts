import { defaultLocale, type Locale } from '#shared/locales'
import type { PageName } from '#shared/page'

/** The input of the call that reads a page; the addresses of German pages name no language. */
export const pageInput = (name: PageName, locale: Locale) => ({
  name,
  locale: locale === defaultLocale ? '' : locale,
})
