import type { Entry } from '../entry.ts'
import type { PublicHoliday } from '../publicHoliday.ts'
import type { Hours } from './evaluate.ts'
import { parseStoredHours, silentMeaning } from './parseStoredHours.ts'

/** If the lines could not be interpreted, only absences are known. */
export function entryHours(entry: Entry, holidays: readonly PublicHoliday[]): Hours {
  const town = entry.city.trim().toLowerCase()
  const ofTown = holidays.filter(({ towns }) => towns === null || towns.includes(town))
  return {
    meaning: parseStoredHours(entry.hours) ?? silentMeaning,
    isUncertain: entry.hoursUncertain,
    closures: entry.closures,
    holidays: new Set(ofTown.map(({ date }) => date)),
    unsureHolidays: new Set(holidays.flatMap(({ date, towns }) => (towns?.length === 0 ? date : []))),
  }
}
