import type { ReactNode } from 'react'
import { closureWords } from '#lib/closureWords.ts'
import { type MessageId, useLocale, useText } from '#lib/intl.ts'
import { type Today, useToday } from '#lib/settings.ts'
import { useMoment } from '#lib/useMoment.ts'
import type { Entry } from '#shared/entry'
import { factTexts } from '#shared/entryMarks'
import { entryFields, namesOf } from '#shared/fields/entryFields'
import { type HoursMean, hoursTitle } from '#shared/hoursMean'
import type { Locale } from '#shared/locales'
import { weekdayOf } from '#shared/moment'
import { entryHours } from '#shared/openingHours/entryHours'
import { isUsualDay } from '#shared/openingHours/evaluate'
import { allDayArranged, type HoursMeaning, hasTimes, weekdays } from '#shared/openingHours/meaning'
import { openingLines } from '#shared/openingHours/openingLines'
import { parseStoredHours } from '#shared/openingHours/parseStoredHours'
import { dayInWords, hoursInWords, hoursRows, weekdayName } from '#shared/openingHours/words'
import { groupDaysByHours } from '#shared/openingHours/writeHours'
import { Lines, PlainList } from '#ui/PlainList.tsx'
import { WholeWords } from '#ui/WholeWords.tsx'
import { TranslatedName } from '../../categories/door.ts'
import styles from './EntryDetails.module.css'
import { serviceNames, translatedService } from './entryText.ts'
import weekTableStyles from './WeekTable.module.css'

export function EntryDetails({ entry }: { entry: Entry }) {
  const locale = useLocale()
  const services = serviceNames(entry)
  const facts = factTexts(entry, useText())
  return (
    <>
      <Opening entry={entry} />
      {services.length > 0 && (
        <Part title="entry.services">
          <PlainList inRow className={styles.tags}>
            {services.map((service) => (
              <li key={service}>
                <TranslatedName name={service} label={translatedService(service, locale)} />
              </li>
            ))}
          </PlainList>
        </Part>
      )}
      {facts.length > 0 && (
        <Part title="entry_dialogue.accessTitle">
          <Lines of={facts} />
        </Part>
      )}
      {namesOf('text').map(
        (name) =>
          entry[name] && (
            <Part key={name} title={entryFields[name].page}>
              <p className={styles.info} lang="de">
                {entry[name]}
              </p>
            </Part>
          ),
      )}
    </>
  )
}

function Part({ title, children }: { title: MessageId; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>
        <WholeWords>{useText()(title)}</WholeWords>
      </h2>
      {children}
    </section>
  )
}

function Opening({ entry }: { entry: Entry }) {
  const text = useText()
  const locale = useLocale()
  const { date, holidays, hoursMeans } = useToday()
  const lines = entry.hours === '' ? openingLines(entry, locale) : []
  const currentDate = useMoment()?.date ?? date
  const futureClosures = entry.closures.filter(({ to }) => to >= currentDate)
  const mean = hoursMeans?.[entry.category] ?? 'open'
  if (entry.hours === '' && lines.length === 0 && entry.closures.length === 0) return null
  return (
    <Part title={hoursTitle(mean)}>
      <WeekTable {...{ entry, mean, holidays, currentDate }} />
      {entry.hours !== '' && entry.hoursNotes.length > 0 && (
        <p lang="de">{text('open.also', { lines: entry.hoursNotes.join('; ') })}</p>
      )}
      {/* As typed, if none of them could be interpreted. */}
      {lines.length > 0 && <Lines of={lines} lang="de" />}
      {futureClosures.length > 0 && (
        <p>{text(`open.${mean}.away`, { dates: closureWords(futureClosures, locale, text) })}</p>
      )}
    </Part>
  )
}

interface Props {
  entry: Entry
  mean: HoursMean
  holidays: Today['holidays']
  /** Without scripts the day on which the page was rendered. */
  currentDate: string
}

function WeekTable({ entry, mean, holidays, currentDate }: Props) {
  const text = useText()
  const locale = useLocale()
  const meaning = parseStoredHours(entry.hours)
  if (!meaning) return null
  if (meaning.always || !meaning.week.some((day) => day !== null))
    return <p>{hoursInWords(meaning, locale)}</p>
  // A day without a meeting is not called closed.
  const isShown = (weekday: number) => mean === 'open' || (meaning.week[weekday] ?? []).length > 0
  // On a public holiday or while the provider is away, the weekday's usual hours do not apply.
  const hours = entryHours(entry, holidays)
  const currentWeekday = isUsualDay(hours, currentDate) ? weekdayOf(currentDate) : -1
  return (
    <table className={weekTableStyles.week}>
      <thead>
        <tr>
          <th scope="col">{text('provider.days')}</th>
          <th scope="col">{text('provider.hours')}</th>
        </tr>
      </thead>
      <tbody>
        {weekdays.filter(isShown).map((weekday) => (
          <tr key={weekday} aria-current={weekday === currentWeekday ? 'date' : undefined}>
            <th scope="row">
              {weekdayName(weekday, locale)}
              {weekday === currentWeekday && (
                <span className={weekTableStyles.today}>{` ${text('open.isToday')}`}</span>
              )}
            </th>
            <td>{dayText(meaning, weekday, locale) ?? text('open.notSaid')}</td>
          </tr>
        ))}
        {hoursRows(meaning, locale)
          .slice(groupDaysByHours(meaning.week).length)
          .map(([days, hours]) => (
            <tr key={days + hours}>
              {days !== '' && <th scope="row">{days}</th>}
              <td colSpan={days === '' ? 2 : undefined}>{hours}</td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}

/** Null if not stated. */
function dayText(meaning: HoursMeaning, weekday: number, locale: Locale): string | null {
  const unstatedDay = meaning.otherwise ? allDayArranged : hasTimes(meaning) ? [] : null
  const day = meaning.unclear?.includes(weekday) ? null : (meaning.week[weekday] ?? unstatedDay)
  return day && dayInWords(day, locale)
}
