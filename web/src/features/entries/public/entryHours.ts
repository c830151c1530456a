import type { Entry } from '@directory/shared/entry'
import type { Hours } from '@directory/shared/openingHours/evaluate'
import { halfHolidayOf } from '@directory/shared/openingHours/halfHolidays'
import { readHours, silentMeaning } from '@directory/shared/openingHours/readHours'
import type { PublicHoliday } from '@directory/shared/publicHoliday'

/** Returns a provider's hours to be evaluated; if they could not be interpreted, only its absences are known. */
export function entryHours(entry: Entry, holidays: readonly PublicHoliday[]): Hours {
  const town = entry.city.trim().toLowerCase()
  const ofTown = holidays.filter(({ towns }) => towns === null || towns.includes(town))
  return {
    meaning: readHours(entry.hours) ?? silentMeaning,
    closures: entry.closures,
    holidays: new Set(ofTown.map(({ date }) => date)),
    halfHolidayOf,
    unsureHolidays: new Set(holidays.flatMap(({ date, towns }) => (towns?.length === 0 ? date : []))),
  }
}
