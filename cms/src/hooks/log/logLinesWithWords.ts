import type { MessageId } from '@directory/shared/catalogues'
import { actText, type LogKind, type LogValues, logKinds } from '@directory/shared/logLine'
import { type LogNoun, logNouns } from '@directory/shared/logWords'
import type { Where } from 'payload'
import { translate } from '../../lib/words/translate.ts'

const inEnglish = (id: MessageId, values?: LogValues) => translate('en', id, values)
const inGerman = (id: MessageId, values?: LogValues) => translate('de', id, values)

interface Act {
  kind: LogKind
  /** Noun, if the words name one. */
  noun: LogNoun | null
  words: string
}

const acts: readonly Act[] = logKinds.filter((kind) => kind !== 'several').flatMap(actsOfKind)

function actsOfKind(kind: LogKind): Act[] {
  const wordAct = (values: LogValues) =>
    // German words are found as they are stored, unless people read others.
    (kind === 'reset' ? [inEnglish, inGerman] : [inEnglish])
      .map((translateText) => actText(translateText, { kind, values }) ?? '')
      .join('\n')
      .toLowerCase()
  const plain = wordAct({})
  if (plain.trim() !== '') return [{ kind, noun: null, words: plain }]
  return logNouns.map((noun) => ({ kind, noun, words: wordAct({ noun }) }))
}

/** Returns the condition for lines that show these words, other than the German ones that are stored. */
export function logLinesWithWords(text: string): Where[] {
  const query = text.toLowerCase()
  const matchingActs = acts.filter((act) => act.words.includes(query))
  const plain = matchingActs.filter(({ noun }) => noun === null).map(({ kind }) => kind)
  // As one list: the SQLite adapter drops some of several separate conditions.
  const ofNouns = matchingActs
    .filter(({ noun }) => noun !== null)
    .map(({ kind, noun }) => ({ and: [{ kind: { equals: kind } }, { noun: { equals: noun } }] as Where[] }))
  return plain.length > 0 ? [{ kind: { in: plain } }, ...ofNouns] : ofNouns
}
