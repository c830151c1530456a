import { isAside, isTrailingAside } from './lineNotes.ts'
import { LineReader } from './lineReader.ts'
import {
  allDay,
  type Day,
  dayMinutes,
  type HoursMeaning,
  isAllDayArranged,
  isSameMeaning,
  type NthDay,
  nthOrder,
  weekdays,
} from './meaning.ts'
import { itemsOf } from './parseItems.ts'
import { silentMeaning } from './parseStoredHours.ts'
import { resolveStatements } from './resolveStatements.ts'
import { type HoursLine, type Statement, together } from './statements.ts'

/** Null if the line was not understood as a whole. */
function readLine(line: string): HoursLine | null {
  const [, named = '', rest = ''] = /^\s*(\p{L}+)\s*:(.*)$/su.exec(line) ?? []
  const label = labels.has(named.toLowerCase()) ? named.toLowerCase() : null
  const read = itemsOf(label === null ? line : rest)
  if (!read) return null
  const reader = new LineReader(read.items)
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

export interface OpeningReading {
  /** Joint; null if there is none. */
  meaning: HoursMeaning | null
  notes: string[]
  /** A note may change what was understood, so that nothing can be claimed for a day. */
  isUncertain: boolean
}

/** Each as a whole or not at all; empty lines are ignored. */
export function understandOpeningLines(lines: readonly string[]): OpeningReading {
  const all = lines.filter((line) => line.trim() !== '').flatMap(separated)
  const main = mainLines(all.flatMap(({ read }) => read ?? []))
  const meaning = main.length > 0 ? jointMeaning(main) : null
  const isNote = ({ read }: ReadLine) =>
    !meaning || !read || !main.includes(read) || isOfUnclearDays(read, meaning)
  const notes = all.filter(isNote).map(({ line }) => line)
  return {
    meaning,
    notes,
    isUncertain: meaning !== null && !all.every(({ line, read }) => read || isAside(line)),
  }
}

const maxLineLength = 2_000

interface ReadLine {
  line: string
  read: HoursLine | null
}

/** "Rufbereitschaft 24 Stunden" of "Mo-Fr 8-16 Uhr, Rufbereitschaft 24 Stunden". */
function separated(line: string): ReadLine[] {
  if (line.length > maxLineLength) return [{ line, read: null }]
  const read = readLine(line)
  if (read) return [{ line, read }]
  for (const { index } of line.matchAll(/[,;|(]|(?<=[\p{Ll}\d)])\.(?=\s+\p{Lu})/gu)) {
    const [head = '', end = ''] = [line.slice(0, index), line.slice(index + 1)].map((one) => one.trim())
    const tail = end.replace(/\s*\)$/u, '')
    const main = isTrailingAside(tail) ? readLine(head) : null
    if (main && (main.always || main.statements.length > 0))
      return [
        { line: head, read: main },
        { line: tail, read: readLine(tail) },
      ]
  }
  return [{ line, read }]
}

/** Null unless all lines were understood. */
export function understandOpening(lines: readonly string[]): HoursMeaning | null {
  const { meaning, notes } = understandOpeningLines(lines)
  return notes.length === 0 && !meaning?.unclear ? meaning : null
}

/** If lines name several places, those without a name are about the house itself. */
const mainLines = (understood: readonly HoursLine[]) =>
  isOfOnePlace(understood) ? understood : understood.filter(({ places }) => places.length === 0)

/** Statements about these days contradict each other. */
const isOfUnclearDays = ({ statements }: HoursLine, { unclear = [] }: HoursMeaning) =>
  statements.some(({ week }) => week.length > 0 && week.every((day) => unclear.includes(day)))

function jointMeaning(read: readonly HoursLine[]): HoursMeaning | null {
  const agreedStatements = resolveStatements(read)
  const statements = agreedStatements && withoutSaturday(agreedStatements)
  if (!statements) return null
  const otherwise = read.some((line) => line.otherwise && !(line.arrangesAll && hasOpening(statements)))
  if (read.some(({ always }) => always)) return alwaysOpen(statements, otherwise)
  if (statements.length === 0) return otherwise ? { ...silentMeaning, otherwise } : null
  return combined(statements, otherwise)
}

const hasOpening = (statements: readonly Statement[]) =>
  statements.some(({ day }) => day.length > 0 && !isAllDayArranged(day))

/** Named first or nowhere: "Mo-Fr 8-16" and "Sprechstunde Di 14-16" are different places. */
function isOfOnePlace(lines: readonly HoursLine[]) {
  const isNamed = ({ places }: HoursLine) => places.length > 0
  const speaks = (line: HoursLine) => line.statements.length > 0 || line.always || line.otherwise
  const first = lines.findIndex((line) => isNamed(line) || speaks(line))
  return (
    new Set(lines.flatMap(({ places }) => places)).size <= 1 &&
    (!lines.some(isNamed) || isNamed(lines[first] as HoursLine))
  )
}

/** "werktags 8-18 Uhr, samstags 8-13 Uhr"; null if Saturday may be meant. */
function withoutSaturday(statements: readonly Statement[]) {
  const saturday = 5
  const isNamed = statements.some(({ week, isWorkdays }) => !isWorkdays && week.includes(saturday))
  if (!isNamed && statements.some(({ isVague }) => isVague)) return null
  return statements.map((statement) =>
    statement.isWorkdays && isNamed
      ? { ...statement, week: statement.week.filter((day) => day !== saturday) }
      : statement,
  )
}

/** "rund um die Uhr", to which only holidays may be added. */
function alwaysOpen(statements: readonly Statement[], otherwise: boolean): HoursMeaning | null {
  const isAdded = statements.some(({ day }) => !isSameMeaning(day, allDay))
  return isAdded || otherwise ? null : { ...silentMeaning, always: true }
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
  const unclear: readonly number[] = weekdays.filter(
    (weekday) =>
      week[weekday] === undefined || nth.some((one) => one.weekday === weekday && one.day === undefined),
  )
  const known = week.map((day, weekday) => (unclear.includes(weekday) ? null : (day ?? null)))
  if (holidays === undefined || (unclear.length > 0 && known.every((day) => day === null))) return null
  const isAllDay = (day: Day | null) => isSameMeaning(day, allDay)
  if (known.every(isAllDay) && isAllDay(holidays ?? allDay) && nth.length === 0 && !otherwise)
    return { ...silentMeaning, always: true }
  if (spillsIntoNext(known)) return null
  return {
    week: known,
    holidays,
    nth: nth.flatMap(({ weekday, nth, day }) =>
      day && !unclear.includes(weekday) && !isSameMeaning(day, known[weekday] ?? null)
        ? { weekday, nth, day }
        : [],
    ),
    ...(unclear.length > 0 && { unclear }),
    always: false,
    otherwise,
  }
}

const isNamed = (days: Statement, weekday: number, nth: number) =>
  days.nth.some((named) => named.weekday === weekday && named.nth === nth)

function namedNth(statements: readonly Statement[]): Omit<NthDay, 'day'>[] {
  const named = new Map(statements.flatMap(({ nth }) => nth.map((one) => [nthOrder(one), one])))
  return [...named.values()].sort((one, other) => nthOrder(one) - nthOrder(other))
}

/** "Fr 18-2 Uhr" beside "Sa ab 1 Uhr": one of them must be a mistake. */
const spillsIntoNext = (week: readonly (Day | null)[]) =>
  week.some((day, weekday) => {
    const end = day?.at(-1)?.to ?? 0
    const next = week[(weekday + 1) % 7]?.[0]
    // "Mo-Fr 17-8, Sa u. So rund um die Uhr"
    const isWhole = next?.from === 0 && next.to === dayMinutes
    return end > dayMinutes && next !== undefined && !isWhole && next.from < end - dayMinutes
  })
