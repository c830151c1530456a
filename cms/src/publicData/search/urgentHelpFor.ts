import type { UrgentHelp } from '#shared/searchHelp'
import { plainWords } from '../words/plainWords.ts'
import { between } from './asides.ts'
import stopWords from './concepts/stopWords.json' with { type: 'json' }
import { vocabulary } from './concepts.ts'
import type { Matched, Matches } from './PhraseIndex.ts'
import type { QueryWord } from './queryWords.ts'

/**
 * The urgent help that the words ask for, or null. An alarm wins against equally likely meanings. It loses if another
 * explains more of the query ('Reha nach dem Schlaganfall') or the event was long ago or is only feared ('seit dem
 * Sturz', 'vor drei Jahren'). `words` are the first of the matched words; joined words follow them.
 */
export function urgentHelpFor(matches: Matches, others: Matches, words: readonly QueryWord[]) {
  const helpOf = (number: number) => vocabulary().concepts[number]?.urgent
  const calm = [...[...matches].flatMap(([number, one]) => (helpOf(number) ? [] : one)), ...others.values()]
  const alarms = [...matches].flatMap(([number, matched]) => {
    const help = helpOf(number)
    const score = help ? scoreOf(matched, words, help) : 0
    const isCalm = (other: Matched) =>
      other.score * 0.75 > score ||
      (other.score > score + 1 && [...matched.by.keys()].every((word) => other.by.has(word)))
    return help && score >= minAlarmScore && !calm.some(isCalm) ? { help, score } : []
  })
  return alarms.sort((a, b) => b.score - a.score)[0]?.help ?? null
}

const minAlarmScore = 8

/** The points of words about now; joined ones ('ErsteHilfe') count only if no typed one does. */
function scoreOf({ score, by }: Matched, words: readonly QueryWord[], help: UrgentHelp) {
  const typed = [...by].filter(([i]) => i < words.length)
  if (typed.length === 0) return score
  const mayBeCalm = help === '112' || help === '110'
  const now = typed.filter(([i]) => !mayBeCalm || !isNotNow(words, i))
  return now.reduce((sum, [, points]) => sum + points, 0)
}

const beforeWhatIsNotNow = stopWords.notNow.map(plainWords)

function isNotNow(words: readonly QueryWord[], at: number) {
  const plain = words.map((word) => word.plain)
  let before = at
  while (before > 0 && between.has(plain[before - 1] ?? '')) before--
  const stands = (phrase: readonly string[]) =>
    phrase.every((word, i) => plain[before - phrase.length + i] === word)
  const isLongAgo = longAgo.test(plain.join(' ')) && !plain.slice(0, at).some((word) => nowWords.has(word))
  return isLongAgo || beforeWhatIsNotNow.some(stands)
}

/** 'vor drei Jahren', 'letzten Winter', 'two years ago' */
const longAgo =
  /\bvor (\S+ ){0,2}(jahr|monat|woche)|\b(letzt|vorig)\S* (jahr|monat|woche|sommer|winter|herbst)|\blast (year|month|week|summer|winter)|\b(year|month|week)s? ago/
const nowWords = new Set(stopWords.now.flatMap(plainWords))
