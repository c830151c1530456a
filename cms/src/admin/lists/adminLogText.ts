import { actText, type LogValues, targetText } from '@directory/shared/logLine'
import { logWordTexts } from '@directory/shared/logWords'
import de from '@directory/shared/messages/de/history.json' with { type: 'json' }
import en from '@directory/shared/messages/en/history.json' with { type: 'json' }
import { IntlMessageFormat } from 'intl-messageformat'

const texts: Record<'de' | 'en', Readonly<Record<string, string>>> = {
  de: { ...de, ...logWordTexts('de') },
  en: { ...en, ...logWordTexts('en') },
}

interface Line {
  action: string
  entry?: string | null
  kind?: string | null
  values?: unknown
}

/** Returns a line of the log in the reader's language: what was done, and to what. */
export function adminLogText(language: 'de' | 'en', { action, entry, kind, values }: Line) {
  const translateText = (id: string, own: LogValues = {}) =>
    String(new IntlMessageFormat(texts[language][id] ?? '', language).format(own))
  const line = { kind: kind ?? '', values: (values ?? {}) as LogValues }
  return {
    action: actText(translateText, line) ?? action,
    entry: targetText(translateText, language, line) ?? entry ?? '',
  }
}
