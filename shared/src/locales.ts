/** Languages that opening hours, speech and the like have word lists for. */
export type WordLocale = 'de' | 'en'

interface LocaleRow {
  /** Its own name. */
  name: string
  /** With its region, as dates, numbers and voices are called. */
  region: string
  quotes: readonly [before: string, after: string]
  /** The language whose word lists it uses. */
  words: WordLocale
}

/**
 * The languages of the interface, by their names in addresses. To add one: its row here, its folder in `messages` and
 * that in `catalogues.ts`.
 */
export const localeRows = {
  de: { name: 'Deutsch', region: 'de-DE', quotes: ['„', '“'], words: 'de' },
  en: { name: 'English', region: 'en-GB', quotes: ['“', '”'], words: 'en' },
} as const satisfies Record<string, LocaleRow>

export type Locale = keyof typeof localeRows
export const locales = Object.keys(localeRows) as Locale[]

/** The language of the content, of mails, and of addresses without a language. */
export const defaultLocale: Locale = 'de'

/** The language of the other names that categories have (`nameEn`). */
export const nameLocale: Locale = 'en'

export const isLocale = (name: string): name is Locale => Object.hasOwn(localeRows, name)

/** Returns the language of that name, or the default. */
export const localeNamed = (name: string | undefined): Locale =>
  name !== undefined && isLocale(name) ? name : defaultLocale

/** Returns a value for each language. */
export const byLocale = <Value>(value: (locale: Locale) => Value) =>
  Object.fromEntries(locales.map((locale) => [locale, value(locale)])) as Record<Locale, Value>

/** German lives at the plain path, English at the same path under `/en`. */
export function localePath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** Splits a path of any language into its language and the German (plain) path. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  // In any case, as the router recognises it; `canonicalPath` then leads to the lower case.
  const locale = pathname.split('/', 2)[1]?.toLowerCase() ?? ''
  return isLocale(locale) && locale !== defaultLocale
    ? { locale, path: pathname.slice(locale.length + 1) || '/' }
    : { locale: defaultLocale, path: pathname }
}

/** Returns a path in each language. */
export const localePaths = (path: string) => locales.map((locale) => localePath(locale, path))
