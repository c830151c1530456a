import type { CataloguePart } from '@directory/shared/cataloguePart'
import type { Locale } from '@directory/shared/routes'
import { IntlMessageFormat } from 'intl-messageformat'
import type { Reader } from '../../readModel/model/createReader.ts'

const parts = ['public', 'directory', 'server'] as const satisfies readonly CataloguePart[]

/** Texts of the catalogues in one language, with values filled in. */
export interface PaperTexts {
  (id: string, values?: Record<string, string | number>): string
  locale: Locale
}

export function paperTextsOf(reader: Reader, locale: Locale): PaperTexts {
  const texts = reader.texts(locale, parts)
  const translateText = (id: string, values?: Record<string, string | number>) => {
    const text = texts[id]
    // Texts entered by the association, such as a topic's name, may be no valid messages.
    if (text === undefined || values === undefined) return text ?? id
    return String(new IntlMessageFormat(text, locale).format(values))
  }
  return Object.assign(translateText, { locale })
}
