import type { Where } from 'payload'
import { translate } from '#lib/words/translate.ts'
import type { MessageId } from '#shared/catalogues'
import { byLocale, defaultLocale, type Locale } from '#shared/locales'
import { actText, type LogKind, type LogValues, logKinds } from '#shared/logLine'
import { type LogNoun, nounsWith } from '#shared/nouns'

const inWords = (locale: Locale) => (id: MessageId, values?: LogValues) => translate(locale, id, values)

interface Act {
  kind: LogKind
  /** Noun, if the words name one. */
  noun: LogNoun | null
  words: string
}

const acts = byLocale((locale): readonly Act[] =>
  logKinds.flatMap((kind) =>
    kind === 'several' || locale === defaultLocale ? [] : actsOfKind(kind, locale),
  ),
)

function actsOfKind(kind: LogKind, locale: Locale): Act[] {
  const wordAct = (values: LogValues) => (actText(inWords(locale), { kind, values }) ?? '').toLowerCase()
  const plain = wordAct({})
  if (plain.trim() !== '') return [{ kind, noun: null, words: plain }]
  return nounsWith('isLogged').map((noun) => ({ kind, noun, words: wordAct({ noun }) }))
}

/** Other than the German words that are stored. */
export function logLinesWithWords(text: string, locale: Locale): Where[] {
  const query = text.toLowerCase()
  const matchingActs = acts[locale].filter((act) => act.words.includes(query))
  const plain = matchingActs.filter(({ noun }) => noun === null).map(({ kind }) => kind)
  // As one list: the SQLite adapter drops some of several separate conditions.
  const ofNouns = matchingActs
    .filter(({ noun }) => noun !== null)
    .map(({ kind, noun }) => ({ and: [{ kind: { equals: kind } }, { noun: { equals: noun } }] as Where[] }))
  return plain.length > 0 ? [{ kind: { in: plain } }, ...ofNouns] : ofNouns
}
