import fc from 'fast-check'
import {
  allDayArranged,
  type Day,
  type HoursMeaning,
  isSameMeaning,
  type NthDay,
  nthOrder,
  type OpenSpan,
} from './meaning.ts'

const quarter = (from: number, to: number) =>
  fc.integer({ min: from * 4, max: to * 4 }).map((count) => count * 15)

const morning = fc.tuple(quarter(6, 8), quarter(9, 12))
const afternoon = fc.tuple(quarter(13, 14), quarter(15, 17))
const evening = fc.tuple(quarter(18, 19), fc.oneof(quarter(20, 24), fc.constant(null), quarter(25, 29)))

const openDay: fc.Arbitrary<Day> = fc
  .tuple(fc.option(morning), fc.option(afternoon), fc.option(evening), fc.integer({ min: 0, max: 7 }))
  .map(([first, second, third, arranged]) =>
    [first, second, third].flatMap((times, i): OpenSpan[] =>
      times ? [{ from: times[0], to: times[1], arranged: (arranged & (1 << i)) > 0 }] : [],
    ),
  )
  .filter((day) => day.length > 0)

const anyDay: fc.Arbitrary<Day | null> = fc.oneof(
  { weight: 3, arbitrary: openDay },
  fc.constant([]),
  fc.constant(null),
  fc.constant(allDayArranged),
)

const lateSpan: OpenSpan = { from: 23 * 60 + 15, to: 23 * 60 + 45, arranged: false }

/** Makes days of the month that have more hours than the weekday, or none. */
function nthOf(
  week: readonly (Day | null)[],
  picked: readonly { weekday: number; nth: number; isClosed: boolean }[],
): NthDay[] {
  return picked.flatMap(({ weekday, nth, isClosed }) => {
    const usual = week[weekday] ?? null
    const isFree = usual === null || (usual.at(-1)?.to ?? 1440) < lateSpan.from
    if (usual && usual.length === 0) return []
    if (isClosed) return [{ weekday, nth, day: [] }]
    return isFree && !isSameMeaning(usual, allDayArranged)
      ? [{ weekday, nth, day: [...(usual ?? []), lateSpan] }]
      : []
  })
}

/** All possible meanings, in the form in which they are understood. */
export const arbitraryMeaning: fc.Arbitrary<HoursMeaning> = fc
  .record({
    week: fc.array(anyDay, { minLength: 7, maxLength: 7 }),
    picked: fc.uniqueArray(
      fc.record({
        weekday: fc.integer({ min: 0, max: 6 }),
        nth: fc.constantFrom(1, 2, 3, 4, 5, -1),
        isClosed: fc.boolean(),
      }),
      { maxLength: 3, selector: ({ weekday, nth }) => weekday * 10 + nth },
    ),
    holidays: anyDay,
    otherwise: fc.boolean(),
  })
  .map(({ week, picked, holidays, otherwise }) => {
    const nth = nthOf(week, picked).sort((one, other) => nthOrder(one) - nthOrder(other))
    return { week, nth, holidays, always: false, otherwise }
  })
  .filter(
    ({ week, nth, holidays, otherwise }) =>
      otherwise || nth.length > 0 || [...week, holidays].some((day) => day !== null),
  )
