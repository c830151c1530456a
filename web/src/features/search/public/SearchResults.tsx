import type { Entry } from '@directory/shared/entry'
import type { VisitorLocation } from '@directory/shared/visitorLocation'
import { useMemo } from 'react'
import { useCall } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { PlainList } from '../../../ui/PlainList.tsx'
import {
  arrangeList,
  distanceKm,
  EntryList,
  type Filters,
  NotComing,
  PrintButton,
  ResultBar,
  useComesByNature,
  useEntryCards,
  useIsOpenToday,
} from '../../entries/door.ts'
import { MailButtons } from '../../selection/door.ts'
import styles from './Search.module.css'

/** The call's maximum. */
const limit = 200
/** With more the choice would be too large. */
const bestOnes = 3

interface Props {
  entries: readonly Entry[]
  filters: Filters
  /** The place in the query, else the visitor's. */
  wanted: VisitorLocation | null
  /** Under the filter "comes to the house": number of those who do not come. */
  notComing: number
}

/** The best results, followed by the complete list. */
export function SearchResults({ entries, filters, wanted, notComing }: Props) {
  const text = useText()
  const isOpen = useIsOpenToday(filters.openToday)
  const region = useCall('GET /api/settings', {}).data?.region
  const comesByNature = useComesByNature()
  const origin = wanted?.position ?? null
  const view = useMemo(() => {
    const around = { origin, visitorLocation: wanted, district: region ?? null, comesByNature }
    return arrangeList(entries, { ...filters, q: '' }, null, around, isOpen)
  }, [entries, filters, origin, wanted, region, comesByNature, isOpen])
  const fitting = useMemo(
    () => (isOpen ? entries.filter((entry) => isOpen(entry)) : entries),
    [entries, isOpen],
  )
  const best = useMemo(
    () => fitting.slice(0, bestOnes).map((entry) => ({ entry, km: distanceKm(entry, origin) })),
    [fitting, origin],
  )
  const renderCard = useEntryCards(entries, true)
  // Memoised, because rendering hundreds of cards takes long.
  const bestCards = useMemo(
    () => best.map((item) => <li key={item.entry.uuid}>{renderCard(item, 'h3')}</li>),
    [best, renderCard],
  )
  const town = wanted?.names[0] ?? ''
  const list = useMemo(
    () => <EntryList view={view} renderCard={renderCard} town={town} />,
    [view, renderCard, town],
  )
  return (
    <>
      {fitting.length > bestOnes && (
        <section className={styles.best} aria-labelledby="best">
          <h2 className={styles.heading} id="best">
            {text('search.best')}
          </h2>
          <PlainList>{bestCards}</PlainList>
        </section>
      )}
      <ResultBar count={text('search.count', { count: fitting.length })} isSaidElsewhere>
        <MailButtons />
        <PrintButton label="list.print" />
      </ResultBar>
      {entries.length >= limit && <Notice>{text('search.limit', { limit })}</Notice>}
      {filters.group === 'distance' && !origin && <Notice>{text('list.noOrigin')}</Notice>}
      {list}
      <NotComing count={notComing} town={town} />
    </>
  )
}
