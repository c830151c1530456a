import { plainWords, stemOf } from '../words/plainWords.ts'
import stopWords from './concepts/stopWords.json' with { type: 'json' }
import { isTreatment, type QueryWord } from './queryWords.ts'
import type { Matches } from './Scores.ts'

interface Part {
  plain: string
  stem: string
}

/** Things with their own trade; a thing of several words is named only by all of them. */
const things: readonly (readonly Part[])[] = stopWords.things.map((name) =>
  plainWords(name).map((plain) => ({ plain, stem: stemOf(plain) })),
)
const ofDamage = new Set(stopWords.damage.flatMap(plainWords))
/** Minimum length of stems found inside words: shorter ones are too common. */
const minPartLength = 5

/**
 * Returns the words for the broken part of a named thing and its damage: 'Rollstuhl Reifen platt', 'Treppenlift
 * defekt'; none if no thing with its own trade is named.
 */
export function damageWords(words: readonly QueryWord[]): ReadonlySet<QueryWord> {
  const named = new Set(
    things
      .filter((thing) => thing.every((part) => words.some((word) => isPartOf(thing, part, word))))
      .flatMap((thing) => words.filter((word) => thing.some((part) => isPartOf(thing, part, word)))),
  )
  if (named.size === 0) return named
  const isDamage = (word: QueryWord) => !named.has(word) && (ofDamage.has(word.plain) || isTreatment(word))
  const damage = words.filter(isDamage)
  // Two words typed separately also form one word.
  const isOfTwo = ({ plain }: QueryWord) =>
    damage.some((one) => damage.some((other) => one.plain + other.plain === plain))
  return new Set(words.filter((word) => isDamage(word) || isOfTwo(word)))
}

/** Returns whether the word names the part: also 'Elektrorollstuhl' and 'Brillenglas'. */
const isPartOf = ({ length }: readonly Part[], { plain, stem }: Part, word: QueryWord) => {
  const wordStem = stemOf(word.plain)
  const mayBeLonger = length === 1 && stem.length >= minPartLength
  return wordStem === stem || (mayBeLonger && (wordStem.endsWith(stem) || word.plain.startsWith(plain)))
}

/** Removes matches based only on words about damage: the trade of the thing wins over those of its parts. */
export function withoutDamageWords(
  matches: Matches,
  words: readonly QueryWord[],
  damage: ReadonlySet<QueryWord>,
): Matches {
  if (damage.size === 0) return matches
  const isAbout = (at: number) => damage.has(words[at] as QueryWord)
  return new Map([...matches].filter(([, { by }]) => ![...by.keys()].every(isAbout)))
}
