import { plainWords } from '../words/plainWords.ts'
import { asksForWay, towards } from './asides.ts'
import stopWords from './concepts/stopWords.json' with { type: 'json' }
import type { PlaceInQuery } from './PlaceNames.ts'
import { type QueryWord, wordOf } from './queryWords.ts'

const departure = new Set(stopWords.departure)
const maxPlaces = 5

/** Placeholder for the words of a place already found, so that they match no other place. */
const gap = { ...wordOf('', ''), weight: 'stop' } as const

/**
 * All places that a query names: `first`, from which distances are measured, is the start of a journey (null if
 * not said), else the first one; the others are in the order typed.
 */
export function meantPlaces(
  words: readonly QueryWord[],
  found: PlaceInQuery | null,
  find: (words: readonly QueryWord[]) => PlaceInQuery | null,
): { first: PlaceInQuery | null; others: readonly PlaceInQuery[] } {
  if (!found) return { first: null, others: [] }
  const places = [found]
  const left = words.map((word, i) => (found.at.has(i) ? gap : word))
  for (let more = 1; more < maxPlaces; more++) {
    const next = find(left)
    if (!next) break
    // 'Ebern, Haßfurter Straße' names one town, and '96' may be an age.
    if (isByName(next, words)) places.push(next)
    for (const i of next.at) left[i] = gap
  }
  places.sort((a, b) => firstPosition(a) - firstPosition(b))
  const isBehind = (place: PlaceInQuery, before: ReadonlySet<string>) =>
    before.has(words[firstPosition(place) - 1]?.plain ?? '')
  const isJourney = places.some((place) => isBehind(place, towards))
  const begin = isJourney ? places.find((place) => isBehind(place, departure)) : undefined
  // A provider need not be where a ride only goes to: 'Taxi nach Schweinfurt'.
  if (!begin && asksForWay(words) && places.every((place) => isBehind(place, towards)))
    return { first: null, others: places }
  const first = begin ?? places[0] ?? found
  return { first, others: places.filter((place) => place !== first) }
}

const firstPosition = ({ at }: PlaceInQuery) => Math.min(...at)

function isByName({ place, at }: PlaceInQuery, words: readonly QueryWord[]) {
  const name = plainWords(place.kept?.name ?? place.label)
  return !/^\d+$/.test(place.label) && [...at].some((i) => name.includes(words[i]?.plain ?? ''))
}
