import type { DirectoryWords } from './DirectoryWords.ts'
import { damageWords, withoutDamageWords } from './damageWords.ts'
import { isTreatment, type QueryWord, wordOf } from './queryWords.ts'
import { withoutDestination } from './withoutDestination.ts'

/** Returns what the words lead to, and the words with those that two of them form. */
export function matchOf(
  words: readonly QueryWord[],
  directory: DirectoryWords,
  isName: (word: QueryWord) => boolean,
) {
  const joined = withJoined(withoutDestination(words), directory)
  const damage = damageWords(joined)
  // A name is not a compound, whatever its parts mean.
  const guess = (word: QueryWord) => !isName(word)
  const conceptMatches = directory.conceptIndex.match(joined, guess)
  const categoryMatches = directory.categoryIndex.match(joined, guess)
  const ofThing = withoutDamageWords(conceptMatches, joined, damage)
  const namedSo = withoutDamageWords(categoryMatches, joined, damage)
  const hasTrade =
    namedSo.size > 0 || [...ofThing.keys()].some((at) => directory.leadingFrom(at, joined).leading.length > 0)
  return {
    words: joined,
    damage,
    conceptMatches: hasTrade ? ofThing : conceptMatches,
    categoryMatches: hasTrade ? namedSo : categoryMatches,
  }
}

/**
 * Splits 'keineluft' and 'nichtaufstehen', because a negation changes the meaning and makes an alarm, and
 * 'Brillenreparatur', the repair of a known thing.
 */
export function partsOf(word: QueryWord, isExplained: (part: QueryWord) => boolean): QueryWord[] {
  const [, ...parts] = denial.exec(word.plain) ?? []
  const [not, thing] = parts.map((part) => wordOf(part, part))
  if (not && thing && isExplained(thing)) return [not, thing]
  for (let split = minThingLength; split <= word.plain.length - minTreatmentLength; split++) {
    const [thing, treatment] = [word.plain.slice(0, split), word.plain.slice(split)].map((part) =>
      wordOf(word.typed, part),
    )
    if (thing && treatment && isTreatment(treatment) && isExplained(thing)) return [thing, treatment]
  }
  return [word]
}

const denial = /^(keine?[mnrs]?|nicht)(.{4,})$/
const minThingLength = 3
const minTreatmentLength = 6

/** Adds words joined from two typed ones: 'Haus Arzt', and 'holt … ab'. */
function withJoined(
  words: readonly QueryWord[],
  { conceptIndex, categoryIndex }: DirectoryWords,
): QueryWord[] {
  const joined: QueryWord[] = [...words]
  const offer = (first: QueryWord, second: QueryWord) => {
    // 'Wohnung auflösen' is a 'Wohnungsauflösung'.
    for (const link of ['', 's']) {
      const both = wordOf(first.typed + link + second.typed, first.plain + link + second.plain)
      if (conceptIndex.knows(both) || categoryIndex.knows(both)) joined.push(both)
    }
  }
  words.forEach((word, i) => {
    const next = words[i + 1]
    if (next && word.weight !== 'stop' && next.weight !== 'stop') offer(word, next)
    if (particles.has(word.plain))
      for (const verb of words.slice(Math.max(0, i - maxBetween), i)) offer(word, verb)
  })
  return joined
}

/** Particles that German verbs move to the end of a sentence, and the maximum distance between the two. */
const particles = new Set(
  'ab an auf aus bei durch ein fern frei heim her hin los mit nach um vor vorbei weg zu zuruck'.split(' '),
)
const maxBetween = 6
