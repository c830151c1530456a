import type { Token, TokenCursor } from './lexer.ts'
import { dayMinutes, type OpenSpan } from './meaning.ts'
import { type Clock, mergeSpans, minutesOf, spanOf } from './spans.ts'
import type { DayPart } from './vocabulary.ts'

const partOf: Record<DayPart, { from: number; to: number }> = {
  morning: { from: 5 * 60, to: 13.5 * 60 },
  afternoon: { from: 12 * 60, to: 20 * 60 },
  evening: { from: 17 * 60, to: 24 * 60 },
}

export const isWithin = ({ from, to }: OpenSpan, part: DayPart) =>
  from >= partOf[part].from && (to ?? from) <= partOf[part].to

const timeParts: ReadonlySet<unknown> = new Set('time compact number hour noon midnight'.split(' '))
export const isTimePart = (kind: Token['kind'] | undefined) => timeParts.has(kind)

/** "8-12 und 14-18 Uhr"; null also for times that make no sense in this order. */
export function readTimes(cursor: TokenCursor): OpenSpan[] | null {
  const spans: OpenSpan[] = []
  for (;;) {
    const span = cursor.tried(() => {
      if (spans.length === 0) return readSpanOfPart(cursor)
      cursor.skip('and', 'comma', 'plus', 'open')
      const more = readSpanOfPart(cursor)
      return isPause(cursor) ? null : more
    })
    if (!span) break
    spans.push(span)
  }
  return spans.length === 0 ? null : mergeSpans(spans)
}

/** Behind the second time of "8-17 Uhr, 12-13 Uhr Mittagspause". */
const isPause = (cursor: TokenCursor) =>
  (cursor.peek() === 'break' && !isTimePart(cursor.peek(1)) && cursor.peek(1) !== 'between') ||
  (cursor.peek() === 'closed' && cursor.peek(1) !== 'days')

/** "vormittags 8-12 Uhr": the times must match the word; "nachmittags 2-6" is not understood. */
function readSpanOfPart(cursor: TokenCursor): OpenSpan | null {
  cursor.skip('also')
  const before = cursor.take('part')
  const span = readSpan(cursor)
  const next = cursor.peek(1)
  // "8-12 Uhr nachmittags geschlossen", and before the next one: "8-12, nachmittags 14-18".
  const isOfOthers = isTimePart(next) || ['from', 'closed', 'after', 'byAgreement'].includes(next ?? '')
  const { part } = before ?? (isOfOthers ? null : cursor.take('part')) ?? {}
  return span && (!part || isWithin(span, part)) ? span : null
}

function readSpan(cursor: TokenCursor): OpenSpan | null {
  const isFrom = cursor.skip('from')
  const isBetween = !isFrom && cursor.skip('between')
  const start = readClock(cursor)
  if (!start) return null
  const isOpenEnd = isFrom || (cursor.peek() === 'plus' && !isTimePart(cursor.peek(1)))
  const isRange = isBetween ? cursor.skip('and', 'dash', 'to') : cursor.skip('dash', 'to')
  if (!isRange) {
    if (!isOpenEnd && !cursor.tried(() => cursor.skip('openEnd') || null)) return null
    if (!isFrom) cursor.skip('plus')
    else cursor.skip('openEnd')
    return openEnded(start)
  }
  if (cursor.skip('openEnd')) return openEnded(start)
  const end = readClock(cursor)
  return end && spanOf(start, end)
}

/** "bis 12 Uhr" without a beginning. */
export function readUntil(cursor: TokenCursor) {
  const end = cursor.skip('to') ? readClock(cursor) : null
  return end && minutesOf(end)
}

function minutesWritten(token: Token) {
  if (token.kind === 'time' || token.kind === 'compact') return token.minutes
  if (token.kind === 'number') return token.value * 60
  if (token.kind === 'hour') return token.hour * 60
  return token.kind === 'midnight' ? dayMinutes : token.kind === 'noon' ? dayMinutes / 2 : undefined
}

function readClock(cursor: TokenCursor): (Clock & { isCompact: boolean }) | null {
  const token = cursor.items[cursor.at]
  const minutes = token && minutesWritten(token)
  if (minutes === undefined) return null
  cursor.at++
  const isClocked = cursor.skip('clock')
  if (token?.kind === 'number' && token.dotted && isClocked) return null
  const half = cursor.take('am', 'pm')?.kind ?? null
  const isNoon = half === null && minutes === dayMinutes / 2
  // "12 noon", "12 midnight"
  if (isNoon) cursor.skip('noon')
  if (isNoon && cursor.skip('midnight')) return { minutes: dayMinutes, half, isCompact: false }
  return { minutes, half, isCompact: token?.kind === 'compact' && !isClocked && half === null }
}

function openEnded(start: Clock & { isCompact: boolean }): OpenSpan | null {
  const from = minutesOf(start)
  // "ab 2030" is a year; "ab 2 Uhr" hardly means the night.
  if (from === null || start.isCompact || from >= dayMinutes || (start.half === null && from < 5 * 60))
    return null
  return { from, to: null, arranged: false }
}
