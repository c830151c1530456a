import { useLocale, useText } from '#lib/intl.ts'
import { languageName, type OtherLocale } from '#shared/locales'

export function useNameLabel(): (locale: OtherLocale) => string {
  const text = useText()
  const reader = useLocale()
  return (locale) => text('words.nameIn', { language: languageName(locale, reader) })
}
