import { type Day, isAllDayArranged, type OpenSpan } from './meaning.ts'
import { byArrangement, cutOut } from './spans.ts'
import type { HoursLine, Statement } from './statements.ts'
import type { DayPart } from './vocabulary.ts'

/**
 * With those applied that change others: an end for a beginning, a break, a required appointment. Null if it is unclear
 * which ones they change.
 */
export function resolveStatements(lines: readonly HoursLine[]): Statement[] | null {
  const statements = withBeginnings(lines.flatMap((line) => line.statements))
  const pauses = breaksOf(lines)
  if (!statements || !pauses) return null
  const closedParts = lines.flatMap((line) => line.closedParts)
  const isClosedThen = ({ day }: Statement) =>
    day.every((span) => closedParts.every((part) => isOutside[part](span)))
  if (!statements.every(isClosedThen)) return null
  if (closedParts.length > 0 && !statements.some(({ day }) => day.length > 0)) return null
  const interrupted = statements.map((statement) => ({ ...statement, day: without(pauses, statement.day) }))
  if (!interrupted.every((statement): statement is Statement => statement.day !== null)) return null
  if (pauses.length > 0 && !interrupted.some(({ day }) => day.length > 0)) return null
  return lines.some(({ arrangesAll }) => arrangesAll)
    ? interrupted.map((statement) => ({ ...statement, day: byArrangement(statement.day) }))
    : interrupted
}

/**
 * "Mo-Fr 8-16, Do bis 18" begins at eight, because Mo-Fr includes Do. "Mo-Do 8-16, Fr bis 12" begins as on the days
 * before, if that is the only beginning.
 */
function withBeginnings(statements: readonly Statement[]): Statement[] | null {
  const opening = statements.filter(({ day }) => day.length > 0)
  const read = statements.map(({ until, ...statement }): Statement | null => {
    if (until === undefined) return statement
    const around = opening.filter(({ week }) => statement.week.some((day) => week.includes(day)))
    const [base, ...others] = around.length > 0 ? around : opening
    const isNext = base?.week.some((weekday) => statement.week.includes((weekday + 1) % 7))
    const isWhole = base && statement.week.every((weekday) => base.week.includes(weekday))
    const isPlain = statement.nth.length === 0 && !statement.holidays && others.length === 0
    const day = isPlain && (around.length > 0 ? isWhole : isNext) ? endingAt(base?.day ?? [], until) : null
    return day && { ...statement, day, only: 'times' }
  })
  return read.every((statement) => statement !== null) ? read : null
}

/** Null if the end lies in none of its times and before the last of them. */
function endingAt(day: Day, until: number): Day | null {
  const index = day.findIndex(
    ({ from, to }, i) => from < until && (i === day.length - 1 || (to !== null && until <= to)),
  )
  const span = day[index]
  return span && span.to !== null && !span.arranged ? [...day.slice(0, index), { ...span, to: until }] : null
}

/** Of one line, for its own times, or for all if it has none. */
function breaksOf(lines: readonly HoursLine[]) {
  const isSpeaking = ({ statements }: HoursLine) => statements.length > 0
  const isClear = lines.every(
    (line) => line.breaks.length === 0 || !isSpeaking(line) || lines.filter(isSpeaking).length === 1,
  )
  return isClear ? lines.flatMap(({ breaks }) => breaks) : null
}

function without(pauses: readonly OpenSpan[], day: Day) {
  if (isAllDayArranged(day)) return day
  const rest = pauses.reduce(cutOut, day)
  return rest.some((span) => span.to !== null && span.from >= span.to) ? null : rest
}

const isOutside: Record<DayPart, (span: OpenSpan) => boolean> = {
  morning: ({ from }) => from >= 11.5 * 60,
  afternoon: ({ to }) => to !== null && to <= 13.5 * 60,
  evening: ({ to }) => to !== null && to <= 19 * 60,
}
