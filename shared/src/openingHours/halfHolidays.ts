import { addDays } from '../moment.ts'

export type HalfHoliday = 'christmasEve' | 'newYearsEve' | 'shroveTuesday'

const everyYear: Readonly<Record<string, HalfHoliday>> = { '12-24': 'christmasEve', '12-31': 'newYearsEve' }
const fromShroveTuesdayToEaster = 47

/** A working day on which many close early or stay closed, so that usual hours may not apply. */
export function halfHolidayOf(date: string): HalfHoliday | null {
  const easter = easterOf(Number(date.slice(0, 4)))
  if (addDays(date, fromShroveTuesdayToEaster) === easter) return 'shroveTuesday'
  return everyYear[date.slice(5)] ?? null
}

/** Gauss's rule, as it holds from 1900 to 2099. */
function easterOf(year: number) {
  const moon = (19 * (year % 19) + 24) % 30
  const fullMoon = moon - Number(moon === 29 || (moon === 28 && year % 19 > 10))
  const toSunday = (2 * (year % 4) + 4 * (year % 7) + 6 * fullMoon + 5) % 7
  return addDays(`${year}-03-22`, fullMoon + toSunday)
}
