import { type Day, dayMinutes, type OpenSpan } from './meaning.ts'

/** Of an English time. */
export type Half = 'am' | 'pm' | null

export interface Clock {
  minutes: number
  half: Half
}

const noon = 720

/** After midnight; null for impossible times. */
export function minutesOf({ minutes, half }: Clock) {
  if (minutes > dayMinutes) return null
  if (half === null) return minutes
  // "14 pm" states it twice; "12:30 am" is just after midnight.
  if (minutes >= noon + 60) return half === 'pm' ? minutes : null
  const sinceHalf = minutes % noon
  return half === 'am' ? sinceHalf : sinceHalf + noon
}

/**
 * On the same day or, in the evening, into the night. Null if something else is likelier: "2-6 Uhr" in the afternoon,
 * "9-5" in English, or a typing mistake.
 */
export function spanOf(start: Clock, end: Clock): OpenSpan | null {
  const to = minutesOf(end)
  const from = minutesOf({ ...start, half: start.half ?? halfBefore(start, end) })
  // "8-12 am": unclear whether until noon or midnight.
  if (start.half === null && end.half === 'am' && end.minutes >= noon) return null
  if (from === null || to === null || from === to || from >= dayMinutes) return null
  const isPlain = start.half === null && end.half === null
  if (isPlain && isSuspicious(from, to)) return null
  if (from < to) return { from, to, arranged: false }
  const isNight = to === 0 || (from >= 16 * 60 && to <= 6 * 60) || (from >= 17 * 60 && to <= 9 * 60)
  return isNight ? { from, to: to + dayMinutes, arranged: false } : null
}

/** "1-5 pm" is in the afternoon, "9-5 pm" begins in the morning, "7-9 pm" is unclear and read as the evening. */
function halfBefore(start: Clock, end: Clock): Half {
  if (end.half !== 'pm' || start.minutes > noon + 59)
    return end.half === 'am' && start.minutes < end.minutes ? 'am' : null
  return start.minutes % noon < end.minutes % noon ? 'pm' : 'am'
}

const isSuspicious = (from: number, to: number) =>
  (from > 0 && from < 5 * 60) || (from < 6 * 60 && from > 0 && to <= 8 * 60 && to > from)

export const byArrangement = (spans: readonly OpenSpan[]): Day =>
  spans.map((span) => ({ ...span, arranged: true }))

/** Null if they overlap or are out of order. */
export function mergeSpans(spans: readonly OpenSpan[]): OpenSpan[] | null {
  const joined: OpenSpan[] = []
  for (const span of spans) {
    const before = joined.at(-1)
    if (before === undefined) joined.push(span)
    else if (before.to === null || before.to > span.from) return null
    else if (before.to === span.from && before.arranged === span.arranged)
      joined.splice(-1, 1, { ...before, to: span.to })
    else joined.push(span)
  }
  const last = joined.at(-1)
  const wraps = last?.to != null && last.to - dayMinutes > (joined[0]?.from ?? 0)
  return wraps ? null : joined
}

/** Removes a time from a day; may leave spans that end before they begin, for times within the removed one. */
export const cutOut = (day: Day, { from, to }: OpenSpan): Day =>
  day.flatMap((span) => {
    const isApart = (to !== null && to <= span.from) || (span.to !== null && span.to <= from)
    if (isApart) return [span]
    return [{ ...span, to: from }, ...(to === null ? [] : [{ ...span, from: to }])]
  })
