import { isAside } from './lineNotes.ts'
import { LineReader } from './lineReader.ts'
import {
  type Day,
  dayMinutes,
  type HoursMeaning,
  isAllDayArranged,
  isSameMeaning,
  type NthDay,
  type OpenSpan,
  weekdays,
} from './meaning.ts'
import { type Item, itemsOf } from './parseItems.ts'
import { resolveStatements } from './resolveStatements.ts'
import { mergeSpans } from './spans.ts'
import type { HoursLine, Statement } from './statements.ts'
import type { DayPart } from './vocabulary.ts'

/** Returns null if the line was not understood as a whole. */
function readLine(line: string): HoursLine | null {
  const [, named = '', rest = ''] = /^\s*(\p{L}+)\s*:(.*)$/su.exec(line) ?? []
  const label = labels.has(named.toLowerCase()) ? named.toLowerCase() : null
  const read = itemsOf(label === null ? line : rest)
  if (!read) return null
  const [first] = read.items
  const reader = new LineReader(trimmed(read.items), first?.kind === 'separator' ? first.by : null)
  if (!reader.read()) return null
  // "Nach Vereinbarung:" is a heading.
  if (reader.line.otherwise && /:\s*$/.test(line)) return null
  if (read.placedAt === 'middle' || (read.placedAt === 'end' && reader.line.statements.length > 1))
    return null
  return { ...reader.line, places: label === null ? read.places : [label, ...read.places] }
}

/** Labels of a group: its meetings are its only hours. Only with a colon. */
const labels = new Set(
  'probe proben chorprobe treffen training übungsstunde ausgabe ausgabezeiten'.split(' '),
)

/** Removes separators that separate nothing. */
const trimmed = (items: readonly Item[]) =>
  items.filter(
    ({ kind }, i) =>
      kind !== 'separator' || (i > 0 && i < items.length - 1 && items[i + 1]?.kind !== 'separator'),
  )

/** What a provider's opening lines say. */
export interface OpeningReading {
  /** Joint meaning of the lines that were understood; null if there is none. */
  meaning: HoursMeaning | null
  /** Lines that were not understood, as typed. */
  notes: string[]
  /** Whether a note may change what was understood, so that nothing can be claimed for a day. */
  isUncertain: boolean
}

/** Reads opening lines, each as a whole or not at all; empty lines are ignored. */
export function readOpeningLines(lines: readonly string[]): OpeningReading {
  const typed = lines.filter((line) => line.trim() !== '')
  const all = typed.map((line) => ({ line, read: readLine(line) }))
  const understood = all.flatMap(({ line, read }) => (read ? { line, read } : []))
  const main = mainLines(understood)
  const meaning = main.length > 0 ? jointMeaning(main.map(({ read }) => read)) : null
  if (!meaning) return { meaning, notes: typed, isUncertain: false }
  const notes = typed.filter(
    (line) => !main.some((one) => one.line === line) || isOfUnclearDays(main, line, meaning),
  )
  const unread = all.filter(({ read }) => !read).map(({ line }) => line)
  return { meaning, notes, isUncertain: !unread.every(isAside) }
}

/** Returns the meaning of lines that were all understood, or null. */
export function readOpening(lines: readonly string[]): HoursMeaning | null {
  const { meaning, notes } = readOpeningLines(lines)
  return notes.length === 0 && !meaning?.unclear ? meaning : null
}

interface ReadLine {
  line: string
  read: HoursLine
}

/** Of lines about several places those without a name are about the house itself. */
function mainLines(understood: readonly ReadLine[]): readonly ReadLine[] {
  if (isOfOnePlace(understood.map(({ read }) => read))) return understood
  return understood.filter(({ read }) => read.places.length === 0)
}

/** Returns whether a line has a statement about days alone for which statements contradict each other. */
const isOfUnclearDays = (main: readonly ReadLine[], line: string, { unclear = [] }: HoursMeaning) => {
  const { statements } = main.find((one) => one.line === line)?.read ?? { statements: [] }
  const isUnclear = ({ week }: Statement) => week.length > 0 && week.every((day) => unclear.includes(day))
  return statements.some(isUnclear)
}

function jointMeaning(read: readonly HoursLine[]): HoursMeaning | null {
  const agreedStatements = resolveStatements(read)
  const statements = agreedStatements && withoutSaturday(agreedStatements)
  if (!statements) return null
  const otherwise = read.some((line) => line.otherwise && !(line.arrangesAll && hasOpening(statements)))
  if (read.some(({ always }) => always)) return alwaysOpen(statements, otherwise)
  if (statements.length === 0) return otherwise ? { ...noHours, otherwise } : null
  return combined(statements, otherwise)
}

const hasOpening = (statements: readonly Statement[]) =>
  statements.some(({ day }) => day.length > 0 && !isAllDayArranged(day))

/** Checks for one place, named first or nowhere: "Mo-Fr 8-16" and "Sprechstunde Di 14-16" are different places. */
function isOfOnePlace(lines: readonly HoursLine[]): boolean {
  const isNamed = ({ places }: HoursLine) => places.length > 0
  const speaks = (line: HoursLine) => line.statements.length > 0 || line.always || line.otherwise
  const first = lines.findIndex((line) => isNamed(line) || speaks(line))
  return (
    new Set(lines.flatMap(({ places }) => places)).size <= 1 &&
    (!lines.some(isNamed) || isNamed(lines[first] as HoursLine))
  )
}

/** Removes Saturday from "werktags 8-18 Uhr, samstags 8-13 Uhr"; null if it may be meant. */
function withoutSaturday(statements: readonly Statement[]): Statement[] | null {
  const saturday = 5
  const isNamed = statements.some(({ week, isWorkdays }) => !isWorkdays && week.includes(saturday))
  if (!isNamed && statements.some(({ isVague }) => isVague)) return null
  return statements.map((statement) =>
    statement.isWorkdays && isNamed
      ? { ...statement, week: statement.week.filter((day) => day !== saturday) }
      : statement,
  )
}

const aroundTheClock: Day = [{ from: 0, to: dayMinutes, arranged: false }]

const noHours: HoursMeaning = {
  week: weekdays.map(() => null),
  nth: [],
  holidays: null,
  always: false,
  otherwise: false,
}

/** Returns the meaning of "rund um die Uhr", to which only holidays may be added. */
function alwaysOpen(statements: readonly Statement[], otherwise: boolean): HoursMeaning | null {
  const isAdded = statements.some(({ day }) => !isSameMeaning(day, aroundTheClock))
  return isAdded || otherwise ? null : { ...noHours, always: true }
}

function combined(statements: readonly Statement[], otherwise: boolean): HoursMeaning | null {
  const week = weekdays.map((weekday) => together(statements, (days) => days.week.includes(weekday)))
  const holidays = together(statements, (days) => days.holidays)
  const nth = namedNth(statements).map(({ weekday, nth }) => ({
    weekday,
    nth,
    day: together(
      statements,
      (days) => days.week.includes(weekday) || isNamed(days, weekday, nth),
      (days) => isNamed(days, weekday, nth),
    ),
  }))
  // A contradiction is unknown on its day only.
  const unclear = weekdays.filter(
    (weekday) =>
      week[weekday] === undefined || nth.some((one) => one.weekday === weekday && one.day === undefined),
  )
  const known = week.map((day, weekday) => (unclear.some((one) => one === weekday) ? null : (day ?? null)))
  if (unclear.length > 0 && known.every((day) => day === null)) return null
  if (holidays === undefined) return null
  const meaning = {
    week: known,
    holidays,
    nth: nth
      .filter(({ weekday }) => !unclear.some((one) => one === weekday))
      .filter(({ day, weekday }) => !isSameMeaning(day ?? null, week[weekday] ?? null)),
    ...(unclear.length > 0 && { unclear }),
  }
  const allWeek =
    isSameMeaning(holidays ?? aroundTheClock, aroundTheClock) &&
    week.every((day) => isSameMeaning(day ?? null, aroundTheClock))
  if (allWeek && nth.length === 0 && !otherwise) return { ...noHours, always: true }
  if (spillsIntoNext(meaning.week as (Day | null)[])) return null
  return {
    ...(meaning as Pick<HoursMeaning, 'week' | 'holidays' | 'nth' | 'unclear'>),
    always: false,
    otherwise,
  }
}

const isNamed = (days: Statement, weekday: number, nth: number) =>
  days.nth.some((named) => named.weekday === weekday && named.nth === nth)

function namedNth(statements: readonly Statement[]): Omit<NthDay, 'day'>[] {
  const named = new Map(
    statements.flatMap(({ nth }) =>
      nth.map((one) => [one.weekday * 10 + (one.nth < 0 ? 9 : one.nth), one] as const),
    ),
  )
  return [...named].sort(([one], [other]) => one - other).map(([, one]) => one)
}

/**
 * Returns the hours of a day; null: not stated, undefined: contradictory. "Mi geschlossen" beside "Mo-Fr 8-12" is an
 * exception; two statements about the same days contradict each other, and so do overlapping times.
 */
function together(
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
  (isSameMeaningOf(one.week, other.week) &&
    isSameMeaningOf(one.nth, other.nth) &&
    one.holidays === other.holidays)
const isSameMeaningOf = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const sizeOf = ({ week, nth, holidays }: Statement) => week.length * 5 + nth.length + (holidays ? 5 : 0)

const isNarrower = (one: Statement, other: Statement) =>
  sizeOf(one) < sizeOf(other) && one.week.every((day) => other.week.includes(day))

/** Removes parts of a day; undefined if a time spans noon, because it is unclear when it would end. */
function without(parts: readonly DayPart[], day: Day | undefined): Day | undefined {
  if (!day || day.length === 0) return undefined
  const [before, after] = [parts.includes('morning'), parts.includes('afternoon')]
  if (
    parts.includes('evening') ||
    day.some(({ from, to }) => from < noon - 30 && (to ?? dayMinutes) > noon + 90)
  )
    return undefined
  const isMorning = ({ from }: OpenSpan) => from < noon - 30
  return day.filter((span) => !(isMorning(span) ? before : after))
}

const noon = 720

function merged(statements: readonly Statement[]): Day | undefined {
  const spans = new Map<string, OpenSpan>()
  for (const { day } of statements) for (const span of day) spans.set(JSON.stringify(span), span)
  const all = [...spans.values()].sort((one, other) => one.from - other.from)
  if (all.length > 1 && all.some((span) => isAllDayArranged([span]))) return undefined
  return mergeSpans(all) ?? undefined
}

/** Recognises "Fr 18-2 Uhr" beside "Sa ab 1 Uhr": one of them must be a mistake. */
const spillsIntoNext = (week: readonly (Day | null)[]) =>
  week.some((day, weekday) => {
    const end = day?.at(-1)?.to ?? 0
    const next = week[(weekday + 1) % 7]?.[0]
    return end > dayMinutes && next !== undefined && !isAllDayArranged([next]) && next.from < end - dayMinutes
  })
