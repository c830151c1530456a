import { addDays } from '../moment.ts'

export type HalfHoliday = 'christmasEve' | 'newYearsEve' | 'shroveTuesday'

const everyYear: Readonly<Record<string, HalfHoliday>> = { '12-24': 'christmasEve', '12-31': 'newYearsEve' }
const fromShroveTuesdayToEaster = 47

/** Returns the half holiday of a date: a working day on which many close early or stay closed. */
export function halfHolidayOf(date: string): HalfHoliday | null {
  const easter = easterOf(Number(date.slice(0, 4)))
  if (addDays(date, fromShroveTuesdayToEaster) === easter) return 'shroveTuesday'
  return everyYear[date.slice(5)] ?? null
}

/** Computes Easter Sunday by Gauss's rule, with its exceptions. */
function easterOf(year: number): string {
  const century = Math.floor(year / 100)
  const moonShift = 15 + Math.floor((3 * century + 3) / 4) - Math.floor((8 * century + 13) / 25)
  const sunShift = 2 - Math.floor((3 * century + 3) / 4)
  const cycle = year % 19
  const seed = (19 * cycle + moonShift) % 30
  const correction =
    Math.floor(seed / 29) + (Math.floor(seed / 28) - Math.floor(seed / 29)) * Math.floor(cycle / 11)
  const fullMoon = 21 + seed - correction
  const firstSunday = 7 - ((year + Math.floor(year / 4) + sunShift) % 7)
  const toSunday = 7 - ((fullMoon - firstSunday) % 7)
  return addDays(`${year}-03-01`, fullMoon + toSunday - 1)
}
