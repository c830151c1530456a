import type { Entry } from '@directory/shared/entry'
import { type Position, positionOf } from '@directory/shared/region'
import type { SearchHelp } from '@directory/shared/searchHelp'
import type { Town } from '@directory/shared/town'
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
  PrintButton,
  ResultBar,
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
  /** The visitor's place. */
  visitorLocation: (VisitorLocation & { position: Position }) | null
  /** Town or postcode in the query, or `""`. */
  place: string
  /** Position of a place without listed providers. */
  where: SearchHelp['where']
  towns: readonly Town[]
}

/** The best results, followed by the complete list. */
export function SearchResults({ entries, filters, visitorLocation, place, where, towns }: Props) {
  const text = useText()
  const isOpen = useIsOpenToday(filters.openToday)
  const today = useCall('GET /api/today', {}).data?.date
  const region = useCall('GET /api/settings', {}).data?.region
  const origin = visitorLocation?.position ?? null
  // A place in the query takes precedence over the visitor's.
  const wanted = useMemo(
    () => placeOf(place, towns, entries) ?? (where ? { ...where, position: null } : visitorLocation),
    [place, towns, entries, where, visitorLocation],
  )
  const view = useMemo(() => {
    const around = { origin, visitorLocation: wanted, district: region ?? null }
    return arrangeList(entries, { ...filters, q: '' }, null, around, isOpen, today)
  }, [entries, filters, origin, wanted, region, isOpen, today])
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
    </>
  )
}

/** Position of a town or of the start of a postcode, if the directory knows it. */
function placeOf(place: string, towns: readonly Town[], entries: readonly Entry[]): VisitorLocation | null {
  if (place === '') return null
  const town = towns.find(({ city }) => city === place)
  if (town) return { names: [place], within: town.within, position: town }
  const there = entries.filter(({ plz, city }) => plz.startsWith(place) || city === place)
  const [first] = there
  if (!first) return null
  return { names: [...new Set(there.map(({ city }) => city))], position: positionOf(first) }
}
