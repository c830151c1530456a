import { getHolidays } from 'feiertagejs'
import { addDays } from '#shared/moment'
import type { FederalState, PublicHoliday } from '#shared/publicHoliday'

type Kind = ReturnType<typeof getHolidays>[number]['name']

/** Holidays of only some municipalities, and the state whose calendar has the date. */
const localHolidays: Partial<Record<FederalState, { kind: Kind; calendar: FederalState }>> = {
  BY: { kind: 'MARIAHIMMELFAHRT', calendar: 'BY' },
  SN: { kind: 'FRONLEICHNAM', calendar: 'BY' },
  TH: { kind: 'FRONLEICHNAM', calendar: 'BY' },
}

/**
 * A region's public holidays from yesterday on, whose night may still be going on.
 *
 * @param today `YYYY-MM-DD`
 * @param localTowns municipalities with the holiday that only part of the state has
 */
export function publicHolidays(
  state: FederalState,
  localTowns: readonly string[],
  today: string,
  days = 60,
): PublicHoliday[] {
  const [first, last] = [addDays(today, -1), addDays(today, days)]
  const years = [...new Set([first.slice(0, 4), last.slice(0, 4)])].map(Number)
  const towns = localTowns.map((town) => town.trim().toLowerCase()).filter((town) => town !== '')
  return years
    .flatMap((year) => ofYear(state, towns, year))
    .filter(({ date }) => first <= date && date <= last)
    .sort((one, other) => (one.date < other.date ? -1 : 1))
}

/** The date, at noon in Greenwich; the library's own text uses the server's time zone. */
const dateOf = ({ date }: { date: Date }) => date.toISOString().slice(0, 10)

function ofYear(state: FederalState, towns: readonly string[], year: number): PublicHoliday[] {
  const local = localHolidays[state]
  const everywhere = getHolidays(year, state)
    .filter(({ name }) => name !== local?.kind)
    .map((holiday) => ({ date: dateOf(holiday), towns: null }))
  const some = local
    ? getHolidays(year, local.calendar)
        .filter(({ name }) => name === local.kind)
        .map((holiday) => ({ date: dateOf(holiday), towns: [...towns] }))
    : []
  return [...everywhere, ...some, ...(state === 'BY' ? peaceOfAugsburg(year) : [])]
}

const peaceOfAugsburg = (year: number): PublicHoliday[] =>
  getHolidays(year, 'AUGSBURG')
    .filter(({ name }) => name === 'AUGSBURGER_FRIEDENSFEST')
    .map((holiday) => ({ date: dateOf(holiday), towns: ['augsburg'] }))
