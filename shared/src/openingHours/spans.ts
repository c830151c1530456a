import { type Day, dayMinutes, type Span } from './meaning.ts'

/** Half of the day of an English time. */
export type Half = 'am' | 'pm' | null

export interface Clock {
  minutes: number
  half: Half
}

const noon = 720

/** Minutes after midnight; null for what no clock shows. */
export function minutesOf({ minutes, half }: Clock): number | null {
  if (minutes > dayMinutes) return null
  if (half === null) return minutes
  // "14 pm" says it twice; "12:30 am" is just after midnight.
  if (minutes >= noon + 60) return half === 'pm' ? minutes : null
  const sinceHalf = minutes % noon
  return half === 'am' ? sinceHalf : sinceHalf + noon
}

/**
 * From one time to another on the same day or, in the evening, into the night. Null where it is likelier that something
 * else was meant: "2-6 Uhr" in the afternoon, "9-5" in English, or a slip of the pen.
 */
export function spanOf(start: Clock, end: Clock): Span | null {
  const to = minutesOf(end)
  const from = minutesOf({ ...start, half: start.half ?? halfBefore(start, end) })
  // "8-12 am": until noon, or until midnight?
  if (start.half === null && end.half === 'am' && end.minutes >= noon) return null
  if (from === null || to === null || from === to || from >= dayMinutes) return null
  const isPlain = start.half === null && end.half === null
  if (isPlain && isSuspicious(from, to)) return null
  if (from < to) return { from, to, arranged: false }
  const isNight = to === 0 || (from >= 16 * 60 && to <= 6 * 60) || (from >= 17 * 60 && to <= 9 * 60)
  return isNight ? { from, to: to + dayMinutes, arranged: false } : null
}

/** "1-5 pm" is in the afternoon, "9-5 pm" begins in the morning; "7-9 pm" may be either, and means the evening. */
function halfBefore(start: Clock, end: Clock): Half {
  if (end.half !== 'pm' || start.minutes > noon + 59)
    return end.half === 'am' && start.minutes < end.minutes ? 'am' : null
  return start.minutes % noon < end.minutes % noon ? 'pm' : 'am'
}

const isSuspicious = (from: number, to: number) =>
  (from > 0 && from < 5 * 60) || (from < 6 * 60 && from > 0 && to <= 8 * 60 && to > from)

/** The same times, by arrangement. */
export const arranged = (spans: readonly Span[]): Day => spans.map((span) => ({ ...span, arranged: true }))

/** In order and apart, as people list them; touching ones become one. */
export function mergeSpans(spans: readonly Span[]): Span[] | null {
  const joined: Span[] = []
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
