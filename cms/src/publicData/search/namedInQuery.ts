import { differsByOne } from '@directory/shared/differsByOne'
import type { Entry } from '@directory/shared/entry'
import type { EntryStore } from '../EntryStore.ts'
import { minSlipLength } from '../words/nameSimilarity.ts'
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
 * Returns the entries whose names were typed, whole or with these words in a row ('Zum Guten Hirten'), and those whose
 * whole name has one letter wrong. A town after the name is no part of it.
 */
export function namedInQuery({ text, understood }: SearchRequest, scope: NameSearch) {
  const ofPlace = new Set(understood.placeWords.map(({ typed }) => typed))
  const parts = text.slice(0, 1000).match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  const rest = parts.filter((part) => !ofPlace.has(part.normalize('NFC'))).join(' ')
  const texts = [{ typed: text, isRest: false }, ...(ofPlace.size > 0 ? [{ typed: rest, isRest: true }] : [])]
  const whole = texts.map(({ typed, isRest }) => wholeNames(typed, isRest, scope))
  const exact = whole.flatMap((named) => named.exact)
  const withSlip = whole.flatMap((named) => named.withSlip)
  if (exact.length + withSlip.length > 0) return { exact, withSlip }
  return { exact: texts.flatMap(({ typed, isRest }) => partsOfNames(typed, isRest, scope)), withSlip: [] }
}

function wholeNames(text: string, isRest: boolean, { context, entries, isNearby }: NameSearch) {
  const words = queryWords(text)
  const isOrdinary = words.every((word) => isKnown(word, context))
  if (words.length === 0 || (isOrdinary && words.length < 2)) return { exact: [], withSlip: [] }
  const { exact, withSlip } = entries.names.typed(text)
  // 'Ambulante Pflege Ebern' does not mean an entry of that name in Haßfurt.
  const isThing = isOrdinary && isRest && words.length < minOrdinaryWords
  const isMeant = (entry: Entry) => !isThing || isNearby(entry)
  return { exact: exact.filter(isMeant), withSlip: exact.length > 0 ? [] : withSlip.filter(isMeant) }
}

function partsOfNames(text: string, isRest: boolean, { context, entries, isNearby }: NameSearch): Entry[] {
  const words = queryWords(text)
  const typed = plainWords(text)
  const isOrdinary = words.every((word) => isKnown(word, context))
  const isEnough = words.length >= (isOrdinary ? minOrdinaryWords : 2)
  if (!isEnough && typed.filter(isTelling).length < 2) return []
  const named = [...entries.words.readingAll(text, false).keys()].filter((entry) => {
    const besides = besidesRow(entry.name, typed)
    if (besides === null || (isOrdinary && isRest && !isNearby(entry))) return false
    // What is left of the name may only say its category, as in 'Tagespflege Alte Schule'.
    const left = besides.filter(isTelling)
    return isEnough || left.length === 0 || context.means(left.join(' '), entry.category)
  })
  return named.length > maxOfOnePart ? [] : named
}

/**
 * Returns a name's words besides the typed ones, if these follow each other in it, except for small words like 'Haus';
 * one may have a typo, the last may be unfinished. Else null.
 */
function besidesRow(name: string, typed: readonly string[]): string[] | null {
  const own = plainWords(name)
  for (const from of own.keys()) {
    const to = endOfRow(own, from, typed)
    if (to !== null) return [...own.slice(0, from), ...own.slice(to)]
  }
  return null
}

function endOfRow(own: readonly string[], from: number, typed: readonly string[]): number | null {
  let at = from
  let slips = 0
  for (const [i, plain] of typed.entries()) {
    while (i > 0 && own[at] !== plain && isSmall(own[at])) at++
    const other = own[at++]
    if (other === undefined) return null
    if (other === plain) continue
    const isLong = plain.length >= minSlipLength
    if (isLong && i === typed.length - 1 && other.startsWith(plain)) continue
    if (!isLong || !differsByOne(plain, other) || ++slips > 1) return null
  }
  return at
}

const isTelling = (plain: string) => wordOf(plain, plain).weight !== 'stop'

const isSmall = (plain: string | undefined) =>
  plain !== undefined && wordOf(plain, plain).weight !== 'content'

/** Returns whether the word is a known word for a thing, or a small word. */
function isKnown({ plain, weight }: QueryWord, { words }: SearchContext): boolean {
  if (weight !== 'content') return true
  return words.conceptIndex.spelling.has(plain) || words.categoryIndex.spelling.has(plain)
}
