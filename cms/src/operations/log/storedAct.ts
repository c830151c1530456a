import type { MessageId } from '@directory/shared/catalogues'
import { type LogAct, type LogValues, tellAct, tellTarget } from '@directory/shared/logLine'
import { words } from '../words/words.ts'

const maxLength = 200

/** Words that the log keeps as they always were, for programs that read it; people read newer ones. */
const kept: Partial<Record<MessageId, MessageId>> = {
  'log.reset': 'log.stored.reset',
  'log.verb.reset': 'log.stored.verb_reset',
}

const inGerman = (id: MessageId, values?: LogValues) => words('de', kept[id] ?? id, values)

/** Returns an act as the log stores it: its kind and values, and German texts for programs and for searching. */
export function storedAct({ kind, ...said }: LogAct) {
  const { name, ...others } = said as { name?: string } & LogValues
  const values = Object.fromEntries(
    Object.entries(others).map(([key, value]) => [key, typeof value === 'string' ? short(value) : value]),
  )
  return {
    kind,
    values: Object.keys(values).length > 0 ? values : null,
    action: short(tellAct(inGerman, { kind, values }) ?? ''),
    entry: short(name ?? tellTarget(inGerman, 'de', { kind, values: others }) ?? ''),
  }
}

const short = (text: string) => text.slice(0, maxLength)
