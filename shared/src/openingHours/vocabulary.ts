import { differsByOne } from '../differsByOne.ts'
import words from './vocabulary.json' with { type: 'json' }

/** Possible meaning of a word or phrase in opening hours. A line with any other word is not understood. */
export type Sense =
  | { kind: 'days'; days: readonly number[] }
  /** A named set that a list beside it may narrow: "werktags (Mo-Fr)"; vague if people understand it differently. */
  | { kind: 'named'; days: readonly number[]; isVague?: boolean }
  | { kind: 'holidays' }
  | { kind: 'nth'; nth: number }
  | { kind: 'hour'; hour: number }
  /** A place the line is about, without further meaning; lines about two places are not one statement. */
  | { kind: 'place'; name: string }
  | { kind: 'noon' | 'midnight' | 'am' | 'pm' }
  | { kind: 'every' | 'ofMonth' | 'to' | 'from' | 'between' | 'openEnd' | 'except' | 'also' | 'only' }
  | { kind: 'and' | 'or' | 'else' }
  | { kind: 'closed' | 'allDay' | 'break' | 'midday' | 'always' | 'clock' | 'noise' }
  | { kind: 'part'; part: DayPart }
  /** "nach", "telefonischer", "Vereinbarung"; words that mean all three; and things to do first: "Anmeldung". */
  | { kind: 'after' | 'how' | 'agreement' | 'byAgreement' | 'booking' | 'registration' | 'meeting' }

export type DayPart = 'morning' | 'afternoon' | 'evening'

const senses = new Map<string, Sense>()
const split = (lines: readonly string[]) => lines.flatMap((line) => line.split(', '))
const add = (sense: Sense, lines: readonly string[]) => {
  for (const word of split(lines)) senses.set(word, sense)
}
words.days.forEach((names, day) => {
  add({ kind: 'days', days: [day] }, names)
})
// "Werktags" as in law and timetables; people who mean Monday to Friday see while typing what was understood.
for (const { words: names, ...named } of words.named) add({ kind: 'named', ...named }, names)
for (const [nth, names] of Object.entries(words.nth)) add({ kind: 'nth', nth: Number(nth) }, names)
split(words.hours).forEach((word, i) => {
  add({ kind: 'hour', hour: i + 6 }, [word])
})
for (const [name, others] of Object.entries(words.places)) add({ kind: 'place', name }, [name, ...others])
for (const [part, names] of Object.entries(words.parts)) add({ kind: 'part', part: part as DayPart }, names)
// "Oder" before "nach Vereinbarung" means the same as "und"; between two times it is unclear which one applies.
for (const [kind, all] of Object.entries(words.plain)) add({ kind } as Sense, all)

/** Maximum number of words in one phrase. */
export const maxPhraseWords = Math.max(...[...senses.keys()].map((words) => words.split(' ').length))

/** Words checked for typing mistakes. Short ones resemble others: "Auster", "Verein", "siegen". */
const spellable = [...senses].flatMap(([words, { kind }]) => {
  const isName = kind === 'days' ? /tags?$|wochs?$/.test(words) : kind === 'named' && words.length >= 7
  const isLong = words.length >= 9 && !['registration', 'only', 'except', 'also', 'place'].includes(kind)
  return (isName || isLong) && !words.includes(' ') ? words : []
})
/** Words that are not misspellings: "Montage nach Vereinbarung". */
const otherWords: readonly string[] = ['montage']

/**
 * Returns the meaning of a word, or of words joined by spaces, in lower case; `undefined` if it has nothing to do with
 * hours.
 */
export const senseOf = (words: string) => senses.get(words)

/** Returns the meaning of a long word with one typing mistake, if there is only one. */
export function senseOfMisspelled(word: string): Sense | undefined {
  if (word.length < 6 || otherWords.includes(word)) return undefined
  const meant = spellable.filter((spelling) => spelling[0] === word[0] && differsByOne(word, spelling))
  const meanings = new Set(meant.map((spelling) => JSON.stringify(senses.get(spelling))))
  return meanings.size === 1 ? senses.get(meant[0] ?? '') : undefined
}
