import type { Entry } from '@directory/shared/entry'
import { makesHomeVisitsOrSaysSo } from '@directory/shared/homeVisits'
import { readServiceArea } from '@directory/shared/serviceArea'
import { type ReactNode, useId, useState } from 'react'
import { useLocale, useText } from '../../../lib/intl.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { PlainList } from '../../../ui/PlainList.tsx'
import styles from './EntryCard.module.css'
import { openingLines, serviceNames } from './entryText.ts'
import { HomeVisitArea, OutdatedNote } from './Marks.tsx'

interface Props {
  entry: Entry
  /** Today in the region, `YYYY-MM-DD`; absent until it is known. */
  today: string | undefined
  /** Buttons to keep the provider, and to write to it. */
  controls: ReactNode
  /** Content in one row with the button. */
  beside: ReactNode
  /** Content between the button and the details it shows. */
  children: ReactNode
}

/**
 * Shows further details on request. Hidden by a style instead of `<details>`, so that they are visible in print and
 * without scripts.
 */
export function CardDetails({ entry, today, controls, beside, children }: Props) {
  const text = useText()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div className={styles.buttons}>
        {beside}
        <Button
          look="quiet"
          className={`${styles.toggle} withScript`}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={text(isOpen ? 'entry.lessOf' : 'entry.moreOf', { name: entry.name })}
          onClick={() => setOpen(!isOpen)}
        >
          <span data-shown={!isOpen}>{text('entry.more')}</span>
          <span data-shown={isOpen}>{text('entry.less')}</span>
        </Button>
      </div>
      {children}
      <div className={styles.details} id={id} data-open={isOpen}>
        <DetailLines entry={entry} />
        <OutdatedNote entry={entry} today={today} />
        <div className={styles.controls}>{controls}</div>
      </div>
    </>
  )
}

function DetailLines({ entry }: { entry: Entry }) {
  const text = useText()
  const opening = openingLines(entry, useLocale())
  const services = serviceNames(entry)
  const area = makesHomeVisitsOrSaysSo(entry) ? readServiceArea(entry.serviceArea) : null
  return (
    <>
      {opening.length > 0 && (
        <div className={styles.fact}>
          <Icon name="clock" />
          <PlainList aria-label={text('entry.opening')}>
            {opening.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </PlainList>
        </div>
      )}
      {services.length > 0 && (
        <p className={styles.fact}>
          <Icon name="check" />
          <span lang="de">{services.join(', ')}</span>
        </p>
      )}
      {area && area.kind !== 'own' && (
        <p className={styles.fact}>
          <Icon name="home" />
          <span>
            <HomeVisitArea area={area} label={text('entry.homeVisits')} />
          </span>
        </p>
      )}
      {entry.additionalInfo !== '' && (
        <p className={styles.fact}>
          <Icon name="info" />
          <span className={styles.remarks} lang="de">
            {entry.additionalInfo}
          </span>
        </p>
      )}
    </>
  )
}
