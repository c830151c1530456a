import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react'
import { classNames } from '#lib/className.ts'
import { useHydrated } from '#lib/hydrated.ts'
import { useText } from '#lib/intl.ts'
import { useSettings } from '#lib/settings.ts'
import type { Entry } from '#shared/entry'
import { accessGroupBy } from '#shared/filters'
import type { VisitorLocation } from '#shared/visitorLocation'
import { Notice } from '#ui/Notice.tsx'
import { PrintButton } from '#ui/PrintButton.tsx'
import { Row } from '#ui/Row.tsx'
import {
  arrangeList,
  chosenFilters,
  distanceKm,
  EntryList,
  type Filters,
  LargePrint,
  ShowMore,
  timeAsked,
  useEntryCards,
  useIsOpen,
  useShownCount,
  useVisitingCategories,
  type View,
  WithoutHomeVisits,
} from '../../entries/door.ts'
import styles from './Search.module.css'

const maxResults = 200
/** More would be too large a choice. */
const maxBest = 3
const minGrouped = 20
/** Few enough to pass by keyboard, and at least five follow. */
const shownFirst = (total: number, most: number) => (total > 6 ? Math.min(most, total - 5) : total)

interface Props {
  entries: readonly Entry[]
  filters: Filters
  /** Of the query, otherwise the visitor's. */
  searchPlace: (VisitorLocation & { measuredFrom: string }) | null
  notComing: number
  isNearly: boolean
  notFound: ReactNode
  afterBest: ReactNode
}

/** A name typed by the visitor comes first, however far away. */
const inSearchOrder = (view: View, entries: readonly Entry[]): View => ({
  ...view,
  items: entries.flatMap((entry) => view.items.find((item) => item.entry === entry) ?? []),
  groups: null,
})

/** What is only printed: the server leaves it out, because anybody can search for something new. */
function useWhole(isLonger: boolean) {
  const [isWhole, setWhole] = useState(useHydrated())
  useEffect(() => {
    if (!isWhole && isLonger) startTransition(() => setWhole(true))
  }, [isWhole, isLonger])
  return isWhole
}

export function SearchResults({
  entries,
  filters,
  searchPlace,
  notComing,
  isNearly,
  notFound,
  afterBest,
}: Props) {
  const text = useText()
  const isOpen = useIsOpen(timeAsked(filters))
  const { region } = useSettings()
  const visitingCategories = useVisitingCategories()
  const origin = searchPlace?.position ?? null
  const best = useMemo(() => {
    const matching = isOpen ? entries.filter((entry) => isOpen(entry)) : entries
    return filters.group !== '' || matching.length < minGrouped ? [] : matching.slice(0, maxBest)
  }, [entries, isOpen, filters.group])
  const view = useMemo(() => {
    const visitContext = { origin, visitorLocation: searchPlace, district: region, visitingCategories }
    const otherEntries = entries.filter((entry) => !best.includes(entry))
    const arranged = arrangeList(otherEntries, { ...filters, q: '' }, null, visitContext, isOpen)
    const isGrouped = filters.homeVisits || accessGroupBy(chosenFilters(filters)) !== null
    const isFlat = filters.group === '' && !isGrouped && best.length === 0
    return isFlat ? inSearchOrder(arranged, entries) : arranged
  }, [entries, best, filters, origin, searchPlace, region, visitingCategories, isOpen])
  const total = best.length + view.items.length + view.hoursNotStated.length
  // Each filter is a stop of Tab, too.
  const most = chosenFilters(filters).length > 1 ? 4 : 5
  const shown = useShownCount(total, filters.group === '' ? shownFirst(total, most) : undefined)
  const isWhole = useWhole(total > shown)
  const renderCard = useEntryCards(entries, { showCategory: true, measuredFrom: searchPlace?.measuredFrom })
  const town = searchPlace?.names[0] ?? ''
  // Memoised, because rendering hundreds of cards takes long.
  const bestCards = useMemo(() => {
    const items = best.map((entry) => ({ entry, km: distanceKm(entry, origin) }))
    const bestView = { ...view, items, groups: null, hoursNotStated: [] }
    return <EntryList heading="h3" {...{ view: bestView, renderCard, town }} />
  }, [best, origin, renderCard, view, town])
  const limit = shown - best.length
  const list = useMemo(
    () => <EntryList {...{ view, renderCard, town, limit, isWhole }} />,
    [view, renderCard, town, limit, isWhole],
  )
  return (
    <>
      {notFound}
      {(isNearly || best.length > 0) && (
        <section className={classNames(styles.best, isNearly && styles.nearly)} aria-labelledby="best">
          <h2 className={styles.heading} id="best">
            {text(isNearly ? 'search.nearly' : 'search.best')}
          </h2>
          {best.length > 0 && bestCards}
        </section>
      )}
      {best.length > 0 && <div className="noPrint">{afterBest}</div>}
      {list}
      <WithoutHomeVisits count={notComing} town={town} />
      <ShowMore shown={shown} total={total} />
      {entries.length >= maxResults && <Notice>{text('search.limit', { limit: maxResults })}</Notice>}
      {best.length === 0 && <div className="noPrint">{afterBest}</div>}
      {total > 0 && (
        <Row tight className="noPrint">
          <PrintButton label="list.print" />
          <LargePrint />
        </Row>
      )}
    </>
  )
}
