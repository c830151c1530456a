import type { Entry } from '@directory/shared/entry'
import { contactNames, entryFields, namesOf } from '@directory/shared/entryFields'
import { splitOpening } from '@directory/shared/openingHours'
import type { ReactNode } from 'react'
import { ContactLinks } from '../../components/ContactLinks.tsx'
import { PlainList } from '../../components/PlainList.tsx'
import { useLocale, useText } from '../../lib/intl.ts'
import { BarrierfreeMark } from './BarrierfreeMark.tsx'
import { Distance } from './Distance.tsx'
import styles from './EntryDetails.module.css'
import { openingLines, serviceNames, townLine } from './entryText.ts'

interface Props {
  entry: Entry
  km: number | null
  /** Below the contact details. */
  children?: ReactNode
}

/** Everything that is known about a provider; what is not known takes no room. */
export function EntryDetails({ entry, km, children }: Props) {
  const text = useText()
  const services = serviceNames(entry)
  const reachable = contactNames.some((name) => entry[name] !== '')
  return (
    <>
      <section className={styles.part}>
        <h2>{text('provider.address')}</h2>
        <p className={styles.address} lang="de">
          {entry.street && <span>{entry.street}</span>}
          <span>{townLine(entry)}</span>
        </p>
        <div className={styles.marks}>
          <Distance km={km} />
          {entry.barrierfree && <BarrierfreeMark />}
        </div>
      </section>
      <section className={styles.part}>
        <h2>{text('provider.contact')}</h2>
        {reachable ? (
          <div className={styles.contact}>
            <ContactLinks column {...entry} />
          </div>
        ) : (
          <p>{text('provider.noContact')}</p>
        )}
        {children}
      </section>
      <Opening entry={entry} />
      {services.length > 0 && (
        <section className={styles.part}>
          <h2>{text('entry.services')}</h2>
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
              <h2>{text(entryFields[name].labels.page)}</h2>
              <p className={styles.info} lang="de">
                {entry[name]}
              </p>
            </section>
          ),
      )}
    </>
  )
}

function Opening({ entry }: { entry: Entry }) {
  const text = useText()
  const lines = openingLines(entry, useLocale()).map(splitOpening)
  if (lines.length === 0) return null
  return (
    <section className={styles.part}>
      <h2>{text('entry.opening')}</h2>
      <table className={styles.hours}>
        <thead>
          <tr>
            <th scope="col">{text('provider.days')}</th>
            <th scope="col">{text('provider.hours')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ days, hours }) => (
            <tr key={days + hours}>
              {days === '' ? (
                <td colSpan={2}>{hours}</td>
              ) : (
                <>
                  <th scope="row">{days}</th>
                  <td>{hours}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
