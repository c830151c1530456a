import { defaultLocale, type Locale, type OtherLocale, otherLocales, type Translations } from './locales.ts'
import { withoutShapeless } from './plainText.ts'

export function cleanCategoryName(name: string) {
  return withoutShapeless(name)
    .replace(/[+/?&#%]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

type NameField = `name${Capitalize<OtherLocale>}`
export type NameFields = Record<NameField, string>

/** Name of the field in calls: `nameEn`. */
export const nameField = (locale: OtherLocale) =>
  `name${locale.charAt(0).toUpperCase()}${locale.slice(1)}` as NameField

export const byNameField = <Value>(value: (locale: OtherLocale) => Value) =>
  Object.fromEntries(otherLocales.map((locale) => [nameField(locale), value(locale)])) as Record<
    NameField,
    Value
  >

/** As the calls answer them. */
export const answeredNames = (names: Translations = {}): NameFields =>
  byNameField((locale) => names[locale] ?? '')

/** As the calls answer it; `""` if it is not translated. */
export const translatedName = (locale: Locale, names: NameFields) =>
  locale === defaultLocale ? '' : names[nameField(locale)]

export const allNames = (category: NameFields & { name: string }) => [
  category.name,
  ...otherLocales.map((locale) => category[nameField(locale)]),
]

/** Equal for names that differ only in case or outer space. */
export const categoryKey = (name: string) => name.trim().toLowerCase()
