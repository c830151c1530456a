import { plainWords, stemOf } from '../words/plainWords.ts'
import stopWords from './concepts/stopWords.json' with { type: 'json' }
import { isAboutVisits, isTreatment, type QueryWord } from './queryWords.ts'

const stemsIn = (words: readonly string[]) => new Set(words.flatMap(plainWords).map(stemOf))

/** Words for transport: a query with one of them asks for a way. */
const transport = stemsIn(stopWords.transport)
/** Further words for being taken along. */
const rides = stemsIn(stopWords.rides)
const towards = new Set(stopWords.towards)
const between = new Set(stopWords.between.flatMap(plainWords))
/** Things with their own trade; a thing of several words is named only by all of them. */
const things = stopWords.things.map((name) =>
  plainWords(name).map((plain) => ({ plain, stem: stemOf(plain) })),
)
const ofDamage = new Set(stopWords.damage.flatMap(plainWords))
/** Minimum length of stems found inside words: shorter ones are too common. */
const minPartLength = 5

const textOf = (words: readonly QueryWord[]) => words.map(({ plain }) => plain).join(' ')
const weaken = (word: QueryWord): QueryWord => ({ ...word, weight: 'weak' })

/** Returns whether a query asks for a way to somewhere: 'Taxi nach Schweinfurt', 'wer fährt mich nach Bamberg'. */
export const asksForWay = (words: readonly QueryWord[]): boolean =>
  words.some(({ stem }) => transport.has(stem) || rides.has(stem)) || isDriven.test(textOf(words))

const isDriven =
  /\b(?:fahrt|bringt|fahre|bringe) (?:mich|uns|meine\w*)\b|\bgefahren\b|\bkomm\w* (?:ich|wir|man)\b|\b(?:drives?|takes?|bring) (?:me|us|my)\b|\bi get to\b/

/**
 * If a ride is asked for, makes its destination a weak word: 'taxi to hospital' does not ask for a hospital. Phrases
 * with both words still fit.
 */
export function withoutDestination(words: readonly QueryWord[]): QueryWord[] {
  if (!words.some(({ stem }) => transport.has(stem))) return [...words]
  const removed = new Set<QueryWord>()
  const weakened = words.map((word, i) => {
    let before = i - 1
    while (between.has(words[before]?.plain ?? '')) before--
    const way = words[before]
    if (!way || !towards.has(way.plain) || word.weight !== 'content' || transport.has(word.stem)) return word
    // Also removes 'ins', because 'Ins Krankenhaus' is a phrase that asks for a hospital.
    if (way.plain !== 'to') removed.add(way)
    return weaken(word)
  })
  return weakened.filter((word) => !removed.has(word))
}

/**
 * Makes the broken part of a named thing with its own trade, and its damage, weak words: 'Rollstuhl Reifen platt',
 * 'Treppenlift defekt'.
 */
export function withoutDamage(words: readonly QueryWord[]): QueryWord[] {
  const stems = words.map(({ plain }) => stemOf(plain))
  const named = new Set(
    things
      .map((thing) => thing.map((part) => words.filter((word, i) => isPartOf(thing, part, word, stems[i]))))
      .flatMap((found) => (found.every((some) => some.length > 0) ? found.flat() : [])),
  )
  if (named.size === 0) return [...words]
  const damage = words.filter((word) => !named.has(word) && (ofDamage.has(word.plain) || isTreatment(word)))
  // Two words typed separately also form one word.
  const joined = new Set(damage.flatMap((one) => damage.map((other) => one.plain + other.plain)))
  return words.map((word) => (damage.includes(word) || joined.has(word.plain) ? weaken(word) : word))
}

/** Returns whether the word names the part: also 'Elektrorollstuhl' and 'Brillenglas'. */
function isPartOf(
  { length }: (typeof things)[number],
  { plain, stem }: (typeof things)[number][number],
  word: QueryWord,
  wordStem = '',
): boolean {
  const mayBeLonger = length === 1 && stem.length >= minPartLength
  return wordStem === stem || (mayBeLonger && (wordStem.endsWith(stem) || word.plain.startsWith(plain)))
}

/**
 * Returns whether a query asks for home visits: 'Friseur der nach Ebern kommt', 'wer kommt zu mir', 'hairdresser who
 * comes to Ebern'. 'Wie komme ich nach Ebern' and 'der Bus, der nach Ebern kommt' ask for a way.
 */
export const asksForHomeVisits = (words: readonly QueryWord[]): boolean =>
  words.some(isAboutVisits) || (someoneComes.test(textOf(words)) && !isAboutWays.test(textOf(words)))

const someoneComes =
  /\b(?:der|die|das|wer|jemand\w*|wo) (?:\w+ ){0,6}(?:kommt|kommen|kummt|kimmt|besucht)\b|\bkommt (?:\w+ ){0,3}(?:nach|zu|zum|ins|vorbei|raus)\b|\bbesucht (?:mich|uns|einen)\b|\b(?:who|that|to|can|could|would|will|someone|somebody) (?:\w+ ){0,3}(?:comes?|visits?) (?:\w+ ){0,3}(?:to|round|out|me|us)\b|\bcom(?:es|ing) (?:out )?to\b/
const isAboutWays =
  /\b(?:wie|how|bus|busse|zug|bahn|train|taxi) (?:\w+ ){0,4}(?:komm\w*|com\w*|get)\b|\bkomm\w* (?:ich|wir|man)\b|\bich (?:\w+ ){0,6}komme\b/

/** Returns whether something is wanted at home. */
export const asksForHelpAtHome = (words: readonly QueryWord[]): boolean => atHome.test(textOf(words))

const atHome =
  /\b(?:zuhause|nachhause|daheim|dahoam|dahamm|(?:zu|nach|bei) (?:\w+ )?hause|ins haus|at (?:\w+ )?home|hausbesuch\w*)\b/
