import type { MessageId } from '@directory/shared/catalogues'
import { actText, type LogValues, targetText } from '@directory/shared/logLine'
import type { Locale } from '@directory/shared/routes'
import type { Log } from '../../payload-types.ts'
import { translate } from '../words/translate.ts'

/** Returns a stored line in a language: what was done, and to what. Old lines with unknown words stay German. */
export function logText(
  locale: Locale,
  { action, entry, ...line }: Pick<Log, 'action' | 'entry' | 'kind' | 'values'>,
): { action: string; entry: string } {
  const translateText = (id: MessageId, values?: LogValues) => translate(locale, id, values)
  const content = { kind: line.kind ?? '', values: (line.values ?? {}) as LogValues }
  return {
    action: actText(translateText, content) ?? action,
    entry: targetText(translateText, locale, content) ?? entry ?? '',
  }
}
