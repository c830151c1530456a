import { decodedPart } from './decodedPart.ts'
import { recordOf } from './ownValue.ts'

/** For opening hours, speech and the like. */
export const wordLocales = ['de', 'en'] as const
export type WordLocale = (typeof wordLocales)[number]

interface LocaleRow {
  name: string
  /** With its region, as dates, numbers and voices are called. */
  region: string
  quotes: readonly [before: string, after: string]
  /** After the number of a day: "21. November". */
  afterDay: string
  /** The language whose word lists it uses. */
  words: WordLocale
}

/** By their names in addresses. */
export const localeRows = {
  de: { name: 'Deutsch', region: 'de-DE', quotes: ['„', '“'], afterDay: '.', words: 'de' },
  en: { name: 'English', region: 'en-GB', quotes: ['“', '”'], afterDay: '', words: 'en' },
} as const satisfies Record<string, LocaleRow>

export type Locale = keyof typeof localeRows
export const locales = Object.keys(localeRows) as Locale[]

/** Of the content, of mails, and of addresses without a language. */
export const defaultLocale = 'de' as const satisfies Locale

export type OtherLocale = Exclude<Locale, typeof defaultLocale>
export const otherLocales = locales.filter((locale): locale is OtherLocale => locale !== defaultLocale)

/** A text in other languages; `""` or absent if there is none. */
export type Translations = Readonly<Partial<Record<OtherLocale, string>>>

export const isLocale = (name: string): name is Locale => Object.hasOwn(localeRows, name)

export const localeNamed = (name: string | undefined): Locale =>
  name !== undefined && isLocale(name) ? name : defaultLocale

/** "Englisch". */
export const languageName = (locale: Locale, reader: Locale) =>
  new Intl.DisplayNames(localeRows[reader].region, { type: 'language' }).of(locale) ?? locale

export const byLocale = <Value>(value: (locale: Locale) => Value) => recordOf(locales, value)
export const byOtherLocale = <Value>(value: (locale: OtherLocale) => Value) => recordOf(otherLocales, value)

/** In the language of the content if it is not translated. */
export const textIn = (locale: Locale, text: string, translations: Translations) =>
  locale === defaultLocale ? text : translations[locale] || text

/** The default language has the plain path, each other one the same path under its name, such as `/en`. */
export function localePath(locale: Locale, path: string) {
  if (locale === defaultLocale) return path
  return `/${locale}${path.replace(/^\/(?=[?#]|$)/, '')}`
}

/** @returns the language and the German (plain) path */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  // In any spelling that the router recognises (`/EN`, `/%65n`); `canonicalPath` then leads to the usual one.
  const part = pathname.split('/', 2)[1] ?? ''
  const locale = decodedPart(part)?.toLowerCase() ?? ''
  return isLocale(locale) && locale !== defaultLocale
    ? { locale, path: pathname.slice(part.length + 1) || '/' }
    : { locale: defaultLocale, path: pathname }
}

export const localePaths = (path: string) => locales.map((locale) => localePath(locale, path))
