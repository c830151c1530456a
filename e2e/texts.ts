import { allTexts } from '@directory/shared/catalogues'
import type { Locale } from '@directory/shared/locales'

export const textsIn =
  (locale: Locale) =>
  (key: keyof (typeof allTexts)['de'], values: Record<string, string> = {}): string =>
    Object.entries(values).reduce(
      (text, [name, value]) => text.replace(`{${name}}`, value),
      allTexts[locale][key],
    )
