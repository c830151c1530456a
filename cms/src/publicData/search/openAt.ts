import type { Entry } from '@directory/shared/entry'
import { entryHours } from '@directory/shared/openingHours/entryHours'
import { dayOn, isOpenOn } from '@directory/shared/openingHours/evaluate'
import { dayMinutes } from '@directory/shared/openingHours/meaning'
import type { PublicHoliday } from '@directory/shared/publicHoliday'
import type { AskedTime } from './askedTime.ts'

/** Returns whether one can go there without an appointment at that time; null if that is not stated. */
export function openAt(
  entry: Entry,
  { date, from, to }: AskedTime,
  holidays: readonly PublicHoliday[],
): boolean | null {
  const hours = entryHours(entry, holidays)
  if (from === 0) return isOpenOn(hours, date)
  const spans = dayOn(hours, date)?.filter((span) => span.from < to && (span.to ?? dayMinutes) > from)
  if (!spans) return null
  if (spans.some(({ arranged }) => !arranged)) return true
  return spans.length > 0 ? null : false
}

const anyTime = /nacht|wochenende|rund um die uhr|24 stunden|jederzeit|abend|sonntag|feiertag/i

/** Returns whether one who comes, drives or answers writes about times: nobody of them is called closed. */
export const writesOfTimes = ({ name, services, additionalInfo }: Entry): boolean =>
  anyTime.test(`${name} ${services} ${additionalInfo}`)
