import { languageName, type OtherLocale } from '@directory/shared/locales'
import { useLocale, useText } from '../../../lib/intl.ts'

/** Returns the label of a category's name in another language: "Name auf Englisch". */
export function useNameLabel(): (locale: OtherLocale) => string {
  const text = useText()
  const reader = useLocale()
  return (locale) => text('words.nameIn', { language: languageName(locale, reader) })
}
