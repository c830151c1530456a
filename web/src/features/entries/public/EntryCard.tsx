import type { Entry } from '@directory/shared/entry'
import type { PublicHoliday } from '@directory/shared/publicHoliday'
import { routes, splitLocale } from '@directory/shared/routes'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { classNames } from '../../../lib/className.ts'
import { phoneHref } from '../../../lib/format.ts'
import { useLocale, useText } from '../../../lib/intl.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { PhoneText } from '../../../ui/PhoneText.tsx'
import { PlainList } from '../../../ui/PlainList.tsx'
import { SiteLink } from '../../../ui/SiteLink.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { NamedCategory } from '../../categories/door.ts'
import { Distance } from './Distance.tsx'
import styles from './EntryCard.module.css'
import { openingLines, serviceNames, townLine } from './entryText.ts'
import type { ListItem } from './listView.ts'
import { Marks } from './Marks.tsx'
import { OldDetails } from './OldDetails.tsx'
import { OpenNow } from './OpenNow.tsx'

interface Props {
  item: ListItem
  heading: 'h2' | 'h3' | 'h4'
  /** True if another provider of the category has the same name; the link then contains the id. */
  hasSharedName: boolean
  showCategory?: boolean
  /** Coming public holidays; absent until they are known. */
  holidays?: readonly PublicHoliday[] | undefined
  /** Today in the region, `YYYY-MM-DD`; absent until it is known. */
  today?: string | undefined
  /** Without a border, for a card inside something that has one. */
  bare?: boolean
  /** The button that puts this provider on the list to remember. */
  remember?: ReactNode
  /** The control that selects this provider for a mail. */
  select?: ReactNode
}

/** A provider in a list or on the map. A press anywhere except on its controls opens the provider's page. */
export function EntryCard(props: Props) {
  const {
    item,
    heading: Heading,
    hasSharedName,
    showCategory = false,
    bare = false,
    remember,
    select,
    holidays,
    today,
  } = props
  const { entry, km } = item
  const { pathname, search } = useLocation()
  const back = splitLocale(pathname).path + search
  const href = routes.provider.href(entry.category, entry.name, hasSharedName ? entry.uuid : undefined)
  return (
    <article className={classNames(styles.card, !bare && styles.framed)}>
      <Heading className={styles.name} lang="de">
        <SiteLink to={href} state={{ back }} className={styles.link}>
          {entry.name}
        </SiteLink>
      </Heading>
      {showCategory && (
        <p className={styles.category}>
          <NamedCategory name={entry.category} />
        </p>
      )}
      <div className={styles.place}>
        <p className={styles.address} lang="de">
          {entry.street && <span>{entry.street}</span>}
          <span>{townLine(entry)}</span>
        </p>
        <Distance km={km} />
      </div>
      <Phone entry={entry} />
      <OpenNow entry={entry} holidays={holidays} />
      <Marks entry={entry} />
      <Facts entry={entry} />
      <OldDetails entry={entry} today={today} />
      {remember && <div className={styles.select}>{remember}</div>}
      {select && <div className={styles.select}>{select}</div>}
    </article>
  )
}

function Facts({ entry }: { entry: Entry }) {
  const text = useText()
  const opening = openingLines(entry, useLocale())
  const services = serviceNames(entry)
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
          <span lang="de">
            <VisuallyHidden>{text('entry.services')}: </VisuallyHidden>
            {services.join(', ')}
          </span>
        </p>
      )}
    </>
  )
}

/** The telephone number, which most visitors look for. */
function Phone({ entry }: { entry: Entry }) {
  const text = useText()
  const name = phoneHref(entry.phone) || !entry.mobile ? 'phone' : 'mobile'
  const number = entry[name]
  if (number === '') return <p className={styles.noPhone}>{text('entry.noPhone')}</p>
  const href = phoneHref(number)
  const shown = (
    <>
      <Icon name={name} />
      <span>
        <VisuallyHidden>{text('entry.call', { name: entry.name })} </VisuallyHidden>
        <PhoneText>{entry[`${name}Text`]}</PhoneText>
      </span>
    </>
  )
  return (
    <p className={styles.phone}>
      {href ? (
        <a className={styles.number} href={href}>
          {shown}
        </a>
      ) : (
        <span className={styles.number}>{shown}</span>
      )}
    </p>
  )
}
