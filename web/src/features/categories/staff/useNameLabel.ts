import { languageName, type OtherLocale } from '@directory/shared/locales'
import { useLocale, useText } from '#lib/intl.ts'

export function useNameLabel(): (locale: OtherLocale) => string {
  const text = useText()
  const reader = useLocale()
  return (locale) => text('words.nameIn', { language: languageName(locale, reader) })
}
