import type { MessageId } from '@directory/shared/catalogues'
import { actText, type LogAct, type LogValues, targetText } from '@directory/shared/logLine'
import { translate } from '../words/translate.ts'

const maxLength = 200

/** Words that the log keeps as they always were, for programs that read it; people read newer ones. */
const kept: Partial<Record<MessageId, MessageId>> = {
  'log.reset': 'log.stored.reset',
  'log.verb.reset': 'log.stored.verb_reset',
}

const inGerman = (id: MessageId, values?: LogValues) => translate('de', kept[id] ?? id, values)

/** Returns an act as the log stores it: its kind and values, and German texts for programs and for searching. */
export function logFieldsOf({ kind, ...said }: LogAct) {
  const { name, ...others } = said as { name?: string } & LogValues
  const values = Object.fromEntries(
    Object.entries(others).map(([key, value]) => [key, typeof value === 'string' ? short(value) : value]),
  )
  return {
    kind,
    values: Object.keys(values).length > 0 ? values : null,
    action: short(actText(inGerman, { kind, values }) ?? ''),
    entry: short(name ?? targetText(inGerman, 'de', { kind, values: others }) ?? ''),
  }
}

const short = (text: string) => text.slice(0, maxLength)
