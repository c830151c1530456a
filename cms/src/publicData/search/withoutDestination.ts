import { plainWords } from '../words/plainWords.ts'
import stopWords from './concepts/stopWords.json' with { type: 'json' }
import { type QueryWord, wordOf } from './queryWords.ts'

/** Words for transport: a query with one of them asks for a way. */
const transport = new Set(stopWords.transport.flatMap(plainWords).map((plain) => wordOf(plain, plain).stem))
const towards = new Set(stopWords.towards)
const between = new Set(stopWords.between.flatMap(plainWords))

/** Further words for being taken along. */
const rides = new Set(stopWords.rides.flatMap(plainWords).map((plain) => wordOf(plain, plain).stem))

/** Returns whether a query asks for a way to somewhere: 'Taxi nach Schweinfurt', 'wer fährt mich nach Bamberg'. */
export function asksForWay(words: readonly QueryWord[]): boolean {
  const text = words.map(({ plain }) => plain).join(' ')
  return words.some(({ stem }) => transport.has(stem) || rides.has(stem)) || isDriven.test(text)
}

const isDriven =
  /\b(?:fahrt|bringt|fahre|bringe) (?:mich|uns|meine\w*)\b|\bgefahren\b|\bkomm\w* (?:ich|wir|man)\b|\b(?:drives?|takes?|bring) (?:me|us|my)\b|\bi get to\b/

/**
 * If a ride is asked for, makes its destination a weak word: 'taxi to hospital' does not ask for a hospital. Phrases
 * with both words still fit.
 */
export function withoutDestination(words: readonly QueryWord[]): QueryWord[] {
  if (!words.some(({ stem }) => transport.has(stem))) return [...words]
  const remaining = new Set(words)
  return words
    .map((word, i): QueryWord => {
      let before = i - 1
      while (between.has(words[before]?.plain ?? '')) before--
      const way = words[before]
      const isGoal = way && towards.has(way.plain) && word.weight === 'content' && !transport.has(word.stem)
      // Also removes 'ins', because 'Ins Krankenhaus' is a phrase that asks for a hospital.
      if (isGoal && way.plain !== 'to') remaining.delete(way)
      return isGoal ? { ...word, weight: 'weak' } : word
    })
    .filter((_, i) => remaining.has(words[i] as QueryWord))
}
