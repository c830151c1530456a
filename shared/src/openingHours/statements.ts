import { type Day, dayMinutes, isAllDayArranged, type OpenSpan } from './meaning.ts'
import type { Days } from './readDays.ts'
import { cutOut, mergeSpans } from './spans.ts'
import type { DayPart } from './vocabulary.ts'

/** Of one line about some days. */
export interface Statement extends Days {
  day: Day
  /** "Mi nachmittags geschlossen", "Mi ab 13 Uhr geschlossen". */
  part?: DayPart | OpenSpan
  /**
   * "Mi nur 8-12": replaces other statements about these days. "nur Mi 8-12": unclear if there are other hours on them.
   */
  only?: 'times' | 'days'
  /** "sonst Mo-Fr 8-12": excludes days with other statements. */
  isElse?: boolean
  /** "Fr bis 12 Uhr": the hours of another statement with this end, in minutes; `day` is empty. */
  until?: number
}

export interface HoursLine {
  statements: Statement[]
  always: boolean
  otherwise: boolean
  /** "nur nach Vereinbarung", about all times of all lines. */
  arrangesAll: boolean
  breaks: OpenSpan[]
  /** On all days: "nachmittags geschlossen". */
  closedParts: DayPart[]
  /** Parts of a house that the line is about. */
  places: string[]
}

/**
 * Null: not stated, undefined: contradictory. "Mi geschlossen" beside "Mo-Fr 8-12" is an exception; two statements
 * about the same days contradict each other, and so do overlapping times.
 */
export function together(
  statements: readonly Statement[],
  concerns: (statement: Statement) => boolean,
  isExact: (statement: Statement) => boolean = () => false,
): Day | null | undefined {
  const relevant = statements.filter(concerns)
  if (relevant.length === 0) return null
  const only = relevant.find((statement) => statement.only)
  if (only && relevant.length > 1) {
    const isInPlace =
      only.only === 'times' && relevant.every((other) => other === only || isNarrower(only, other))
    return isInPlace ? only.day : undefined
  }
  const closing = relevant.filter(({ day, part }) => day.length === 0 && !part)
  const opening = relevant.filter(({ day }) => day.length > 0)
  if (opening.length > 1 && opening.some(({ isElse }) => isElse)) return undefined
  const parts = relevant.flatMap(({ part }) => part ?? [])
  if (parts.length > 0) return closing.length > 0 ? undefined : without(parts, merged(opening))
  const isException = closing.some((close) => opening.every((open) => isNarrower(close, open)))
  if (closing.length > 0 && opening.length > 0) {
    if (isException) return []
    // "Di geschlossen, 1. Di im Monat 14-16 Uhr".
    return opening.every(isExact) && !closing.some(isExact) ? merged(opening) : undefined
  }
  return closing.length > 0 ? [] : agreed(opening)
}

/**
 * Joins the times of a day. "Mo-Fr 10-12, 14-16; Mi 10-12": a narrower statement that names some but not all times of
 * wider ones restricts them; one that names some and others is unclear, one that names only others adds.
 */
function agreed(opening: readonly Statement[]): Day | undefined {
  const keysOf = (statements: readonly Statement[]) =>
    new Set(statements.flatMap(({ day }) => day.map((span) => JSON.stringify(span))))
  // Times of one list of days may stand in several statements: "Mo 8-10 Uhr; Mo 14-16 Uhr nach Vereinbarung".
  const ofSameDays = (one: Statement) => opening.filter((other) => isSameDays(one, other))
  for (const one of opening) {
    const same = ofSameDays(one)
    const others = opening.filter((other) => !same.includes(other))
    const wider = others.filter((other) => isNarrower(one, other))
    const [own, around] = [keysOf(same), keysOf(wider)]
    const common = [...own].filter((key) => around.has(key)).length
    if (common > 0 && common < around.size)
      return common === own.size && wider.length === others.length ? merged(same) : undefined
    // Neither is narrower: "Mo, Mi 10-12, 14-16; Mi, Do 10-12".
    const beside = others.filter((other) => !isNarrower(one, other) && !isNarrower(other, one))
    for (const other of beside) {
      const theirs = keysOf(ofSameDays(other))
      const both = [...own].filter((key) => theirs.has(key)).length
      if (both > 0 && (both < own.size || both < theirs.size)) return undefined
    }
  }
  return merged(opening)
}

const isSameDays = (one: Statement, other: Statement) =>
  one === other ||
  JSON.stringify([one.week, one.nth, one.holidays]) ===
    JSON.stringify([other.week, other.nth, other.holidays])

const sizeOf = ({ week, nth, holidays }: Statement) => week.length * 5 + nth.length + (holidays ? 5 : 0)

const isNarrower = (one: Statement, other: Statement) =>
  sizeOf(one) < sizeOf(other) && one.week.every((day) => other.week.includes(day))

/** Undefined if a time spans noon, because it is unclear when it would end. */
function without(parts: readonly (DayPart | OpenSpan)[], day: Day | undefined): Day | undefined {
  if (!day || day.length === 0) return undefined
  const cut = parts.flatMap((part) => (typeof part === 'string' ? [] : part)).reduce(cutOut, day)
  const rest = cut.filter(({ from, to }) => to === null || from < to)
  const [before, after] = [parts.includes('morning'), parts.includes('afternoon')]
  const spansNoon = ({ from, to }: OpenSpan) => from < noon - 30 && (to ?? dayMinutes) > noon + 90
  if (parts.includes('evening') || ((before || after) && rest.some(spansNoon)) || rest.length === 0)
    return undefined
  const isMorning = ({ from }: OpenSpan) => from < noon - 30
  return rest.filter((span) => !(isMorning(span) ? before : after))
}

const noon = 720

function merged(statements: readonly Statement[]): Day | undefined {
  const spans = new Map<string, OpenSpan>()
  for (const { day } of statements) for (const span of day) spans.set(JSON.stringify(span), span)
  const all = [...spans.values()].sort((one, other) => one.from - other.from)
  if (all.length > 1 && all.some((span) => isAllDayArranged([span]))) return undefined
  return mergeSpans(all) ?? undefined
}
