import { allTexts } from '#shared/catalogues'
import type { Locale } from '#shared/locales'

export const literally = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))

export const textsIn =
  (locale: Locale) =>
  (key: keyof (typeof allTexts)['de'], values: Record<string, string> = {}): string =>
    Object.entries(values).reduce(
      (text, [name, value]) => text.replace(`{${name}}`, value),
      allTexts[locale][key],
    )
