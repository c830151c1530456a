import { groupNeighbours } from '../groupNeighbours.ts'
import {
  type Day,
  dayMinutes,
  type HoursMeaning,
  hasTimes,
  isAllDayArranged,
  isSameMeaning,
  type OpenSpan,
  weekdays,
} from './meaning.ts'
import { byAppointment, dayCodes, notEachWeek } from './parseStoredHours.ts'

/**
 * OpenStreetMap's `opening_hours`. A rule after `;` replaces earlier rules for its days, a rule after a comma adds to
 * them. Days that are not mentioned are closed if there are times, otherwise `unknown`.
 */
export function writeHours(meaning: HoursMeaning) {
  if (meaning.always) return '24/7'
  const rules = [
    ...keepingNights(
      meaning,
      groupDaysByHours(meaning.week).flatMap(([days, day]) => rulesOf(selectorOf(days), day)),
    ),
    ...groupNthDays(meaning.nth).flatMap(({ weekday, counts, day }) =>
      rulesOf(`${dayCodes[weekday]}[${counts.join(',')}]`, day),
    ),
    ...(meaning.holidays ? rulesOf('PH', meaning.holidays) : []),
    ...(meaning.unclear ? [{ text: `${selectorOf(meaning.unclear)} unknown`, adds: false }] : []),
    ...(meaning.inRhythm ? [{ text: `${selectorOf(meaning.inRhythm)} ${notEachWeek}`, adds: false }] : []),
  ]
  const base = meaning.otherwise ? byAppointment : hasTimes(meaning) ? null : 'unknown'
  if (base === null) return joined(rules)
  if (!hasTimes(meaning)) return joined([{ text: base, adds: false }, ...rules])
  // On days marked closed, not even appointments are possible: `||` would allow them.
  const isClosedSometimes = rules.some(({ text }) => text.endsWith(' off'))
  if (!isClosedSometimes) return `${joined(rules)} || ${base}`
  return joined([
    { text: base, adds: false },
    ...rules.map((rule) => ({ ...rule, adds: !rule.text.endsWith(' off') })),
  ])
}

/** After a night, which programs end where a rule for the next day replaces it. */
function keepingNights({ week }: HoursMeaning, rules: readonly Rule[]) {
  if (!week.some((day) => (day?.at(-1)?.to ?? 0) > dayMinutes)) return [...rules]
  const isOfWholeDay = ({ text }: Rule) => !/\d\d:\d\d/.test(text)
  const others = rules.filter((rule) => !isOfWholeDay(rule))
  return [...rules.filter(isOfWholeDay), ...others.map((rule) => ({ ...rule, adds: true }))]
}

interface Rule {
  text: string
  adds: boolean
}

const joined = (rules: readonly Rule[]) =>
  rules.map(({ text, adds }, i) => (i === 0 ? text : `${adds ? ', ' : '; '}${text}`)).join('')

function rulesOf(selector: string, day: Day): Rule[] {
  if (day.length === 0) return [{ text: `${selector} off`, adds: false }]
  if (isAllDayArranged(day)) return [{ text: `${selector} ${byAppointment}`, adds: false }]
  const kinds = [day.filter(({ arranged }) => !arranged), day.filter(({ arranged }) => arranged)]
  return kinds
    .filter((spans) => spans.length > 0)
    .map((spans, i) => ({
      text: `${selector} ${spans.map(spanText).join(',')}${spans[0]?.arranged ? ` ${byAppointment}` : ''}`,
      adds: i > 0,
    }))
}

const spanText = ({ from, to }: OpenSpan) =>
  to === null
    ? `${clockText(from)}+`
    : `${clockText(from)}-${clockText(to > dayMinutes ? to - dayMinutes : to)}`

/** `08:30`; the end of a day is `24:00`. */
export const clockText = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** In the order of the first day of each group. */
export function groupDaysByHours(week: HoursMeaning['week']): [days: number[], day: Day][] {
  const groups: [number[], Day][] = []
  for (const weekday of weekdays) {
    const day = week[weekday] ?? null
    if (day === null) continue
    const group = groups.find(([, other]) => isSameMeaning(other, day))
    if (group) group[0].push(weekday)
    else groups.push([[weekday], day])
  }
  return groups
}

/** Of first and last days; two neighbours are named one by one. */
export const runNames = (days: readonly number[], names: readonly string[], to: string) =>
  runsOf(days).map((run) => [run[0] ?? 0, ...run.slice(1).slice(-1)].map((day) => names[day]).join(to))

const runsOf = (days: readonly number[]) =>
  groupNeighbours(days, (next, last) => last === next - 1).flatMap((run) =>
    run.length < 3 ? run.map((day) => [day]) : [run],
  )

const selectorOf = (days: readonly number[]) => runNames(days, dayCodes, '-').join(',')

export function groupNthDays(nth: HoursMeaning['nth']): { weekday: number; counts: number[]; day: Day }[] {
  const groups: { weekday: number; counts: number[]; day: Day }[] = []
  for (const one of nth) {
    const group = groups.find((other) => other.weekday === one.weekday && isSameMeaning(other.day, one.day))
    if (group) group.counts.push(one.nth)
    else groups.push({ weekday: one.weekday, counts: [one.nth], day: one.day })
  }
  return groups
}
