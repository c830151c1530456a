import { addDays, weekdayOf } from '#shared/moment'
import { plainWords } from '../words/plainWords.ts'
import stopWords from './concepts/stopWords.json' with { type: 'json' }
import { isOrdinary, queryWords } from './queryWords.ts'
import { SaidWords } from './SaidWords.ts'
import type { AskedTime } from './searchRequest.ts'

type TimeWord = keyof typeof stopWords.times

const wordsOf = Object.entries(stopWords.times).map(
  ([name, words]) => [name as TimeWord, new Set(words.flatMap(plainWords))] as const,
)
const days: TimeWord[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const hours: Partial<Record<TimeWord, [from: number, to: number]>> = {
  morning: [7, 12],
  afternoon: [12, 18],
  evening: [18, 22],
  night: [22, 24],
}
/** Nouns, which are a time only beside another word for one: 'Mittwoch Nachmittag'. */
const partsOfDay = new Set(stopWords.partsOfDay.flatMap(plainWords))
const beforeTimes = new Set(stopWords.beforeTimes.flatMap(plainWords))

/** The time at which a query wants somebody to be open, or null; `today` is `YYYY-MM-DD`. */
export function askedTime(text: string, today: string): AskedTime | null {
  const parts = text.normalize('NFC').slice(0, 200).split(/\s+/)
  const plain = parts.map((part) => plainWords(part).join(' '))
  const meanings = plain.map((word) => wordsOf.flatMap(([name, words]) => (words.has(word) ? name : [])))
  const isTimeWord = (at: number) => (meanings[at]?.length ?? 0) > 0
  const isSaid = (at: number) => {
    // 'auf' is a preposition, unless it follows a time or ends the query.
    if (plain[at] !== 'auf') return isTimeWord(at)
    return at > 0 && (at === parts.length - 1 || (isTimeWord(at - 1) && plain[at - 1] !== 'auf'))
  }
  const said = parts.map((_, at) => isSaid(at))
  const isPart = [...said]
  for (let at = parts.length - 2; at >= 0; at--)
    if (isPart[at + 1] && beforeTimes.has(plain[at] ?? '')) isPart[at] = true
  const names = new Set(meanings.flatMap((some, at) => (said[at] ? some : [])))
  const rest = parts.filter((_, at) => !isPart[at]).join(' ')
  const isTime = plain.some((word, at) => said[at] && !partsOfDay.has(word))
  // 'coffee morning', 'Tag und Nacht' and sentences are about something else.
  if (!isTime || /\bund$/.test(rest) || !asksForThing(rest)) return null
  const [from, to] = [...names].map((name) => hours[name]).find((part) => part !== undefined) ?? [0, 24]
  const label = parts.filter((_, at) => said[at]).join(' ')
  const isNow = [...names].every((name) => name === 'now' || name === 'open')
  return { date: dateOf(names, today), from: from * 60, to: to * 60, isNow, label, rest }
}

function asksForThing(rest: string) {
  const said = new SaidWords(queryWords(rest))
  return said.isWhole && said.content.some((word) => word.weight === 'content' && !isOrdinary(word))
}

function dateOf(names: ReadonlySet<TimeWord>, today: string) {
  const weekday = days.findIndex((day) => names.has(day))
  if (weekday >= 0) return addDays(today, (weekday - weekdayOf(today) + 7) % 7)
  return addDays(today, names.has('tomorrow') ? 1 : 0)
}
