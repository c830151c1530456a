import type { Entry } from '@directory/shared/entry'
import { routes, splitLocale } from '@directory/shared/routes'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { Icon } from '../../components/Icon.tsx'
import { PlainList } from '../../components/PlainList.tsx'
import { SiteLink } from '../../components/SiteLink.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'
import { classNames } from '../../lib/className.ts'
import { phoneHref, phoneLabel } from '../../lib/format.ts'
import { useLocale, useText } from '../../lib/intl.ts'
import { BarrierfreeMark } from './BarrierfreeMark.tsx'
import { Distance } from './Distance.tsx'
import styles from './EntryCard.module.css'
import { openingLines, serviceNames, townLine } from './entryText.ts'
import type { Item } from './view.ts'

interface Props {
  item: Item
  heading: 'h2' | 'h3' | 'h4'
  /** Another provider of the category has the same name: the link says which is meant. */
  namesake: boolean
  showCategory?: boolean
  /** Without a frame of its own, where it lies on something that has one. */
  bare?: boolean
  /** The control that chooses this provider for a mail. */
  select?: ReactNode
}

/** A provider in a list or on the map. A press anywhere but on its inner links opens it. */
export function EntryCard(props: Props) {
  const { item, heading: Heading, namesake, showCategory = false, bare = false, select } = props
  const { entry, km } = item
  const { pathname, search } = useLocation()
  const back = splitLocale(pathname).path + search
  const href = routes.provider.href(entry.category, entry.name, namesake ? entry.uuid : undefined)
  return (
    <article className={classNames(styles.card, !bare && styles.framed)}>
      <div className={styles.head}>
        <Heading className={styles.name} lang="de">
          <SiteLink to={href} state={{ back }} className={styles.link}>
            {entry.name}
          </SiteLink>
        </Heading>
        <Distance km={km} />
      </div>
      {showCategory && (
        <p className={styles.category} lang="de">
          {entry.category}
        </p>
      )}
      <p className={styles.address} lang="de">
        {entry.street && <span>{entry.street}</span>}
        <span>{townLine(entry)}</span>
      </p>
      <Facts entry={entry} />
      <div className={styles.contact}>
        <Phone entry={entry} />
        {select && <div className={styles.select}>{select}</div>}
      </div>
    </article>
  )
}

function Facts({ entry }: { entry: Entry }) {
  const text = useText()
  const opening = openingLines(entry, useLocale())
  const services = serviceNames(entry)
  return (
    <>
      {entry.barrierfree && <BarrierfreeMark />}
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
          <span lang="de">
            <VisuallyHidden>{text('entry.services')}: </VisuallyHidden>
            {services.join(', ')}
          </span>
        </p>
      )}
    </>
  )
}

function Phone({ entry }: { entry: Entry }) {
  const text = useText()
  const number = entry.phone || entry.mobile
  const href = phoneHref(number)
  if (number === '') return <span className={styles.noPhone}>{text('entry.noPhone')}</span>
  const shown = (
    <>
      <Icon name={entry.phone ? 'phone' : 'mobile'} />
      <span>
        <VisuallyHidden>{text('entry.call', { name: entry.name })} </VisuallyHidden>
        {phoneLabel(number)}
      </span>
    </>
  )
  return href ? (
    <a className={styles.phone} href={href}>
      {shown}
    </a>
  ) : (
    <span className={styles.phone}>{shown}</span>
  )
}
