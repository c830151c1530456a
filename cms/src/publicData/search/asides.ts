import { plainWords, stemOf } from '../words/plainWords.ts'
import stopWords from './concepts/stopWords.json' with { type: 'json' }
import { isAboutVisits, type QueryWord } from './queryWords.ts'

const stemsIn = (words: readonly string[]) => new Set(words.flatMap(plainWords).map(stemOf))

const transport = stemsIn(stopWords.transport)
const rides = stemsIn(stopWords.rides)
export const towards: ReadonlySet<string> = new Set(stopWords.towards)
export const between: ReadonlySet<string> = new Set(stopWords.between.flatMap(plainWords))

const textOf = (words: readonly QueryWord[]) => words.map(({ plain }) => plain).join(' ')
const weaken = (word: QueryWord): QueryWord => ({ ...word, weight: 'weak' })

/** Whether a query asks for a way to somewhere: 'Taxi nach Schweinfurt', 'wer fährt mich nach Bamberg'. */
export const asksForWay = (words: readonly QueryWord[]) =>
  words.some(({ stem }) => transport.has(stem) || rides.has(stem)) || isDriven.test(textOf(words))

const isDriven =
  /\b(?:fahrt|bringt|fahre|bringe) (?:mich|uns|meine\w*)\b|\bgefahren\b|\bkomm\w* (?:ich|wir|man)\b|\b(?:drives?|takes?|bring) (?:me|us|my)\b|\bi get to\b/

/** Makes the destination of a ride weak: 'taxi to hospital' asks for no hospital. Phrases with both still fit. */
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

type IsKind = (word: QueryWord) => boolean
const asContent = (word: QueryWord): QueryWord => ({ ...word, weight: 'content' })
/** The position of a kind of provider that should have something: of the home in 'Heim mit Kapelle', else -1. */
const kindWithFeatures = (words: readonly QueryWord[], isKind: IsKind) =>
  words.findIndex((word, i) => {
    const next = words[i + 1]?.plain ?? ''
    const isHad =
      having.has(next) || (i === 0 && doing.has(next)) || (word.weight === 'weak' && next === 'for')
    return isHad && isKind(asContent(word))
  })
export const hasFeatures = (words: readonly QueryWord[], isKind: IsKind) =>
  kindWithFeatures(words, isKind) !== -1

/** Makes what a kind of provider should have stop words: 'Heim mit Kapelle' asks for no church. */
export function withoutFeatures(words: readonly QueryWord[], isKind: IsKind): QueryWord[] {
  const kind = kindWithFeatures(words, isKind)
  const asStop = (word: QueryWord): QueryWord => ({ ...word, weight: 'stop', stem: `${word.stem}~` })
  return words.map((word, i) => (kind >= 0 && i > kind && word.weight !== 'stop' ? asStop(word) : word))
}

const having = new Set(stopWords.having)
const doing = new Set(stopWords.doing.flatMap(plainWords))

/**
 * Whether a query asks for home visits: 'Friseur der nach Ebern kommt', 'wer kommt zu mir', 'hairdresser who
 * comes to Ebern'. 'Wie komme ich nach Ebern' and 'der Bus, der nach Ebern kommt' ask for a way.
 */
export const asksForHomeVisits = (words: readonly QueryWord[]) =>
  words.some(isAboutVisits) || (someoneComes.test(textOf(words)) && !isAboutWays.test(textOf(words)))

const someoneComes =
  /\b(?:der|die|das|wer|jemand\w*|wo) (?:\w+ ){0,6}(?:kommt|kommen|kummt|kimmt|besucht)\b|\bkommt (?:\w+ ){0,3}(?:nach|zu|zum|ins|vorbei|raus)\b|\bbesucht (?:mich|uns|einen)\b|\b(?:who|that|to|can|could|would|will|someone|somebody) (?:\w+ ){0,3}(?:comes?|visits?) (?:\w+ ){0,3}(?:to|round|out|me|us)\b|\bcom(?:es|ing) (?:out )?to\b/
const isAboutWays =
  /\b(?:wie|how|bus|busse|zug|bahn|train|taxi) (?:\w+ ){0,4}(?:komm\w*|com\w*|get)\b|\bkomm\w* (?:ich|wir|man)\b|\bich (?:\w+ ){0,6}komme\b/

export const asksForHelpAtHome = (words: readonly QueryWord[]) => atHome.test(textOf(words))

const atHome =
  /\b(?:zuhause|nachhause|daheim|dahoam|dahamm|(?:zu|nach|bei) (?:\w+ )?hause|ins haus|at (?:\w+ )?home|hausbesuch\w*)\b/
