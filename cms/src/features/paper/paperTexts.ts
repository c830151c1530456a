import { createIntl } from '@formatjs/intl'
import type { Reader } from '#publicData/model/createReader.ts'
import type { CataloguePart } from '#shared/cataloguePart'
import type { Locale } from '#shared/locales'

const parts = ['public', 'directory', 'server'] as const satisfies readonly CataloguePart[]

/** In one language, with values filled in. */
export interface PaperTexts {
  (id: string, values?: Record<string, string | number>): string
  locale: Locale
}

export function paperTextsOf(reader: Reader, locale: Locale): PaperTexts {
  const texts = reader.texts(locale, parts)
  const { formatMessage } = createIntl({ locale, messages: texts, onError: () => {} })
  const translateText = (id: string, values?: Record<string, string | number>) => {
    // Texts of the association, such as a topic's name, may be no valid messages.
    if (texts[id] === undefined || values === undefined) return texts[id] ?? id
    return formatMessage({ id }, values)
  }
  return Object.assign(translateText, { locale })
}
