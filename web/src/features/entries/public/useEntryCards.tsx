import type { Entry } from '@directory/shared/entry'
import type { PublicHoliday } from '@directory/shared/publicHoliday'
import { routes } from '@directory/shared/routes'
import { type ReactNode, useCallback, useMemo } from 'react'
import { useCall } from '../../../lib/api.ts'
import { classNames } from '../../../lib/className.ts'
import { phoneHref } from '../../../lib/format.ts'
import { useText } from '../../../lib/intl.ts'
import { useHere } from '../../../lib/wayBack.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { PhoneText } from '../../../ui/PhoneText.tsx'
import { SiteLink } from '../../../ui/SiteLink.tsx'
import { WholeWords } from '../../../ui/WholeWords.tsx'
import { useCategoryLabel } from '../../categories/door.ts'
import { RememberButton } from '../../mylist/door.ts'
import { SelectionCheckbox } from '../../selection/door.ts'
import { CardDetails } from './CardDetails.tsx'
import { Distance } from './Distance.tsx'
import styles from './EntryCard.module.css'
import { isMeasuredByTown } from './grouping.ts'
import type { ListItem } from './listView.ts'
import { Marks } from './Marks.tsx'
import { OpenNow } from './OpenNow.tsx'

/** Returns names shared by several providers of the list; their links contain the id. */
export function namesSharedByProviders(entries: readonly { name: string; category: string }[]): Set<string> {
  const seenKeys = new Set<string>()
  const sharedKeys = new Set<string>()
  for (const entry of entries) {
    const key = entryNameKey(entry)
    if (seenKeys.has(key)) sharedKeys.add(key)
    seenKeys.add(key)
  }
  return sharedKeys
}

export function entryNameKey(entry: { name: string; category: string }): string {
  return `${entry.category}\n${entry.name}`
}

interface CardOptions {
  /** True to leave out the border, for a card inside something that has one. */
  flat?: boolean
  /** True if the heading above names the town. */
  omitTown?: boolean
}

export type RenderCard = (item: ListItem, heading: 'h2' | 'h3', look?: CardOptions) => ReactNode

/** Makes the cards of providers, the same in lists, search and map. */
export function useEntryCards(entries: readonly Entry[], showCategory = false): RenderCard {
  const { holidays, date } = useCall('GET /api/today', {}).data ?? {}
  const sharedNames = useMemo(() => namesSharedByProviders(entries), [entries])
  return useCallback(
    (item: ListItem, heading: 'h2' | 'h3', { flat = false, omitTown = false }: CardOptions = {}) => (
      <EntryCard
        item={item}
        heading={heading}
        hasSharedName={sharedNames.has(entryNameKey(item.entry))}
        flat={flat}
        omitTown={omitTown}
        showCategory={showCategory}
        holidays={holidays}
        today={date}
        remember={<RememberButton short entry={item.entry} />}
        selection={<SelectionCheckbox entry={item.entry} />}
      />
    ),
    [sharedNames, showCategory, holidays, date],
  )
}

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
  /** True to leave out the border, for a card inside something that has one. */
  flat?: boolean
  /** The button that saves this provider in the visitor's list. */
  remember?: ReactNode
  /** True if the heading above names the town. */
  omitTown?: boolean
  /** The control that selects this provider for a mail. */
  selection?: ReactNode
}

/** Shows a provider in a list or on the map. A press anywhere except on its controls opens the provider's page. */
function EntryCard(props: Props) {
  const {
    item: { entry, km },
    heading: Heading,
    hasSharedName,
    showCategory = false,
    flat = false,
    remember,
    omitTown = false,
    selection,
    holidays,
    today,
  } = props
  const wayBack = useHere()
  const hasTown = !omitTown && entry.city !== ''
  const href = routes.provider.href(entry.category, entry.name, hasSharedName ? entry.uuid : undefined)
  return (
    <article className={classNames(styles.card, !flat && styles.framed)}>
      <Heading className={styles.name} lang="de">
        <SiteLink to={href} state={wayBack} className={styles.link}>
          <WholeWords>{entry.name}</WholeWords>
        </SiteLink>
      </Heading>
      <CardDetails
        entry={entry}
        today={today}
        controls={
          <>
            {remember}
            {selection}
          </>
        }
        beside={<Phone entry={entry} />}
      >
        <p className={styles.place}>
          {showCategory && <Category name={entry.category} />}
          <span lang="de">
            <span className={hasTown && !showCategory ? styles.street : undefined}>
              <WholeWords>{hasTown && entry.street !== '' ? `${entry.street}, ` : entry.street}</WholeWords>
            </span>
            {hasTown && <WholeWords>{entry.city}</WholeWords>}
          </span>{' '}
          <Distance km={km} isApproximate={isMeasuredByTown(entry)} isShort />
        </p>
        <div className={styles.state}>
          <OpenNow entry={entry} holidays={holidays} date={today} />
          <Marks entry={entry} isShort today={today} />
        </div>
      </CardDetails>
    </article>
  )
}

function Category({ name }: { name: string }) {
  const { label, lang } = useCategoryLabel(name)
  return (
    <span className={styles.category} lang={lang}>
      {label}
    </span>
  )
}

/** Shows the telephone number, which most visitors look for. */
function Phone({ entry }: { entry: Entry }) {
  const text = useText()
  const name = phoneHref(entry.phone) || !entry.mobile ? 'phone' : 'mobile'
  const number = entry[name]
  if (number === '') return <p className={styles.noPhone}>{text('entry.noPhone')}</p>
  const href = phoneHref(number)
  const numberText = entry[`${name}Text`]
  const shown = (
    <>
      <Icon name={name} />
      <span>
        <PhoneText>{numberText}</PhoneText>
      </span>
    </>
  )
  if (!href) return <p className={styles.number}>{shown}</p>
  return (
    <a
      className={styles.number}
      href={href}
      aria-label={`${text('entry.call', { name: entry.name })} ${numberText}`}
    >
      {shown}
    </a>
  )
}
