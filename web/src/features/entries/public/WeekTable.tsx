import type { Entry } from '@directory/shared/entry'
import { entryHours } from '@directory/shared/openingHours/entryHours'
import { isUsualDay } from '@directory/shared/openingHours/evaluate'
import { allDayArranged, type HoursMeaning, hasTimes, weekdays } from '@directory/shared/openingHours/meaning'
import { weekdayOf } from '@directory/shared/openingHours/moment'
import { readHours } from '@directory/shared/openingHours/readHours'
import { dayInWords, hoursInWords, hoursRows, weekdayName } from '@directory/shared/openingHours/words'
import { groupDaysByHours } from '@directory/shared/openingHours/writeHours'
import type { PublicHoliday } from '@directory/shared/publicHoliday'
import type { Locale } from '@directory/shared/routes'
import { plainDate } from '../../../lib/format.ts'
import { useLocale, useText } from '../../../lib/intl.ts'
import { useToday } from '../../../lib/moment.ts'
import { HoursRow, HoursTable } from './HoursTable.tsx'
import styles from './WeekTable.module.css'

interface Props {
  entry: Entry
  /** The server's date. */
  date: string | undefined
  holidays: readonly PublicHoliday[] | undefined
}

/** Shows opening hours by weekday, with today marked; without scripts, the day on which the page was rendered. */
export function WeekTable({ entry, date, holidays = [] }: Props) {
  const text = useText()
  const locale = useLocale()
  const currentDate = useToday() ?? date
  const meaning = readHours(entry.hours)
  if (!meaning) return null
  if (meaning.always || !meaning.week.some((day) => day !== null))
    return <p>{hoursInWords(meaning, locale)}</p>
  // On a public holiday or while the provider is away, the weekday's usual hours do not apply.
  const isUsualToday = currentDate !== undefined && isUsualDay(entryHours(entry, holidays), currentDate)
  const today = isUsualToday ? weekdayOf(currentDate) : -1
  return (
    <HoursTable className={styles.week}>
      {weekdays.map((weekday) => (
        <tr key={weekday} aria-current={weekday === today ? 'date' : undefined}>
          <th scope="row">
            {weekdayName(weekday, locale)}
            {weekday === today && <span className={styles.today}> {text('open.isToday')}</span>}
          </th>
          <td>{dayText(meaning, weekday, locale) ?? text('open.notSaid')}</td>
        </tr>
      ))}
      {additionalRows(meaning, locale).map(([days, hours]) => (
        <HoursRow key={days + hours} days={days} hours={hours} />
      ))}
    </HoursTable>
  )
}

/** Returns the hours of a day in words; null if they are not stated. */
function dayText(meaning: HoursMeaning, weekday: number, locale: Locale): string | null {
  const unstatedDay = meaning.otherwise ? allDayArranged : hasTimes(meaning) ? [] : null
  const day = meaning.week[weekday] ?? unstatedDay
  return day && dayInWords(day, locale)
}

/** Returns hours besides the weekly ones. */
const additionalRows = (meaning: HoursMeaning, locale: Locale) =>
  hoursRows(meaning, locale).slice(groupDaysByHours(meaning.week).length)

/** Shows future dates on which the provider is away. */
export function ClosedDates({ entry, date }: { entry: Entry; date: string | undefined }) {
  const text = useText()
  const locale = useLocale()
  const currentDate = useToday() ?? date
  const futureClosures = entry.closures.filter(({ to }) => currentDate === undefined || to >= currentDate)
  if (futureClosures.length === 0) return null
  const dateText = (date: string) => plainDate(date, locale)
  const dates = futureClosures.map(({ from, to }) =>
    from === to
      ? text('open.awayOn', { day: dateText(from) })
      : text('open.awayFrom', { from: dateText(from), to: dateText(to) }),
  )
  return <p>{text('open.away', { dates: dates.join(', ') })}</p>
}
