import type { Entry } from '@directory/shared/entry'
import { entryFields, namesOf } from '@directory/shared/entryFields'
import { splitOpening } from '@directory/shared/openingHours'
import { useCall } from '../../../lib/api.ts'
import { type MessageId, useLocale, useText } from '../../../lib/intl.ts'
import { PlainList } from '../../../ui/PlainList.tsx'
import { WholeWords } from '../../../ui/WholeWords.tsx'
import styles from './EntryDetails.module.css'
import { openingLines, serviceNames } from './entryText.ts'
import { OpenNow } from './OpenNow.tsx'
import { ClosedDates, HoursRow, HoursTable, WeekTable } from './WeekTable.tsx'

/** Shows what is known about a provider besides address and contact; unknown fields are left out. */
export function EntryDetails({ entry }: { entry: Entry }) {
  const services = serviceNames(entry)
  return (
    <>
      <Opening entry={entry} />
      {services.length > 0 && (
        <section className={styles.part}>
          <Title id="entry.services" />
          <PlainList inRow className={styles.tags} lang="de">
            {services.map((service) => (
              <li key={service}>{service}</li>
            ))}
          </PlainList>
        </section>
      )}
      {namesOf('text').map(
        (name) =>
          entry[name] && (
            <section key={name} className={styles.part}>
              <Title id={entryFields[name].labels.page} />
              <p className={styles.info} lang="de">
                {entry[name]}
              </p>
            </section>
          ),
      )}
    </>
  )
}

function Title({ id }: { id: MessageId }) {
  return (
    <h2>
      <WholeWords>{useText()(id)}</WholeWords>
    </h2>
  )
}

function Opening({ entry }: { entry: Entry }) {
  const locale = useLocale()
  const { data } = useCall('GET /api/today', {})
  const lines = entry.hours === '' ? openingLines(entry, locale).map(splitOpening) : []
  if (entry.hours === '' && lines.length === 0 && entry.closures.length === 0) return null
  return (
    <section className={styles.part}>
      <Title id="entry.opening" />
      <OpenNow entry={entry} holidays={data?.holidays} />
      <WeekTable entry={entry} date={data?.date} holidays={data?.holidays} />
      {/* As typed, if one of them could not be interpreted. */}
      {lines.length > 0 && (
        <HoursTable className={styles.hours}>
          {lines.map(({ days, hours }) => (
            <HoursRow key={days + hours} days={days} hours={hours} />
          ))}
        </HoursTable>
      )}
      <ClosedDates entry={entry} date={data?.date} />
    </section>
  )
}
