import { differsByOne } from '@directory/shared/differsByOne'
import type { Entry } from '@directory/shared/entry'
import type { EntryStore } from '../EntryStore.ts'
import { minMisspelledLength } from '../words/misspelled.ts'
import { plainWords } from '../words/plainWords.ts'
import { type QueryWord, queryWords, wordOf } from './queryWords.ts'
import type { SearchContext } from './SearchContext.ts'
import type { SearchRequest } from './searchRequest.ts'

/** Maximum number of entries with the same part of a name; with more, it does not identify one. */
const maxOfOnePart = 5
/** Minimum number of everyday words in a row that are not found by chance. */
const minOrdinaryWords = 3

interface NameSearch {
  context: SearchContext
  entries: EntryStore
  isNearby: (entry: Entry) => boolean
}

/**
 * Returns groups of entries whose names were typed, the most certain first: whole names, whole names with one typo,
 * then names with these words in a row ('Zum Guten Hirten'). A town after the name is not part of it.
 */
export function entriesNamedInQuery(
  { text, understood }: SearchRequest,
  scope: NameSearch,
): { exact: Entry[][]; withSlip: Entry[][] } {
  const { placeWords } = understood
  const ofPlace = new Set(placeWords.map(({ typed }) => typed))
  const parts = text.slice(0, 1000).match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  const withoutPlace = parts.filter((part) => !ofPlace.has(part.normalize('NFC'))).join(' ')
  const texts = ofPlace.size > 0 ? [text, withoutPlace] : [text]
  const whole = texts.map((typed) => wholeNames(typed, ofPlace.size > 0 && typed === withoutPlace, scope))
  const exact = whole.map((named) => named.exact)
  const withSlip = whole.map((named) => named.withSlip)
  if ([...exact, ...withSlip].some((group) => group.length > 0)) return { exact, withSlip }
  const inRow = texts.map((typed) => partsOfNames(typed, ofPlace.size > 0 && typed === withoutPlace, scope))
  return { exact: inRow, withSlip: [] }
}

function wholeNames(text: string, isWithoutPlace: boolean, scope: NameSearch) {
  const words = queryWords(text)
  const isOrdinary = words.every((word) => isKnown(word, scope.context))
  if (words.length === 0 || (isOrdinary && words.length < 2)) return { exact: [], withSlip: [] }
  const { exact, withSlip } = scope.entries.typedNames.find(text)
  // 'Ambulante Pflege Ebern' does not mean an entry of that name in Haßfurt.
  const isThing = isOrdinary && isWithoutPlace && words.length < minOrdinaryWords
  const isMeant = isThing ? scope.isNearby : () => true
  return { exact: exact.filter(isMeant), withSlip: exact.length > 0 ? [] : withSlip.filter(isMeant) }
}

function partsOfNames(text: string, isWithoutPlace: boolean, scope: NameSearch): Entry[] {
  const words = queryWords(text)
  const typed = plainWords(text)
  const isOrdinary = words.every((word) => isKnown(word, scope.context))
  const isEnough = words.length >= (isOrdinary ? minOrdinaryWords : 2)
  const significant = typed.filter((plain) => wordOf(plain, plain).weight !== 'stop')
  if (!isEnough && significant.length < 2) return []
  const isMeant = (entry: Entry) => {
    const besides = besidesRow(entry.name, typed)
    if (besides === null || (isOrdinary && isWithoutPlace && !scope.isNearby(entry))) return false
    return isEnough || saysKind(besides, entry, scope)
  }
  const hits = scope.entries.search.hits(text, { isWanted: isMeant })
  return hits.length > maxOfOnePart ? [] : hits.map(({ entry }) => entry)
}

/** Returns whether the rest of a name only says its category, as in 'Tagespflege Alte Schule'. */
function saysKind(besides: readonly string[], { category }: Entry, { context }: NameSearch): boolean {
  const significant = besides.filter((plain) => wordOf(plain, plain).weight !== 'stop')
  return significant.length === 0 || context.means(significant.join(' '), category)
}

/**
 * Returns a name's words besides the typed ones, if these follow each other in it, except for small words like 'Haus';
 * one may have a typo, the last may be unfinished. Else null.
 */
function besidesRow(name: string, typed: readonly string[]): string[] | null {
  const nameWords = plainWords(name)
  for (const from of nameWords.keys()) {
    const to = endOfRow(nameWords, from, typed)
    if (to !== null) return [...nameWords.slice(0, from), ...nameWords.slice(to)]
  }
  return null
}

function endOfRow(nameWords: readonly string[], from: number, typed: readonly string[]): number | null {
  let index = from
  let slips = 0
  for (const [i, plain] of typed.entries()) {
    while (i > 0 && nameWords[index] !== plain && isSmall(nameWords[index])) index++
    const other = nameWords[index++]
    if (other === undefined) return null
    if (other === plain) continue
    const isLong = plain.length >= minMisspelledLength
    if (i === typed.length - 1 && other.startsWith(plain) && isLong) continue
    if (!isLong || !differsByOne(plain, other) || ++slips > 1) return null
  }
  return index
}

/** Returns whether the word is easily forgotten. */
const isSmall = (plain: string | undefined) =>
  plain !== undefined && wordOf(plain, plain).weight !== 'content'

/** Returns whether the word is a known word for a thing, or a small word. */
function isKnown({ plain, weight }: QueryWord, { words }: SearchContext): boolean {
  if (weight !== 'content') return true
  return words.conceptIndex.spelling.has(plain) || words.categoryIndex.spelling.has(plain)
}
