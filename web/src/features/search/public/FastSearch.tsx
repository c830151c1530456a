import { useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useCall } from '#lib/api.ts'
import { useText } from '#lib/intl.ts'
import { includesFolded } from '#shared/fold'
import { routes } from '#shared/routes'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { ErrorNotice } from '#ui/ErrorNotice.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import {
  defaultOrder,
  FilterForm,
  type Filters,
  HelpWhenClosed,
  OpenTodayRegion,
  timeAsked,
  UrgentHelpNotice,
  useDistanceOrigin,
  useFilters,
  useIsOpen,
  useVisitorLocation,
} from '../../entries/door.ts'
import { SelectionBar } from '../../selection/door.ts'
import { AnnounceResults } from './AnnounceResults.tsx'
import { AskUs } from './AskUs.tsx'
import { Examples } from './Examples.tsx'
import { MeantCategories } from './MeantCategories.tsx'
import { NoHits } from './NoHits.tsx'
import { NothingFound } from './NothingFound.tsx'
import { Advice, DidYouMean } from './QueryHints.tsx'
import { SearchField } from './SearchField.tsx'
import { SearchResults } from './SearchResults.tsx'
import { searchInput, usualRegion } from './searchInput.ts'

/** Maximum number of words that may stand somewhere; a sentence does not. */
const maxQuotedWords = 3

export default function FastSearch() {
  const text = useText()
  const state = useFilters(usualRegion)
  const { filters, queryWith, controlValues, change } = state
  const from = useDistanceOrigin()
  const visitorLocation = useVisitorLocation(filters.from)
  const input = searchInput(filters, from)
  const query = input.searchQuery
  const isSearching = query !== ''
  const { data: entries, error, retry } = useCall('GET /api/searchFor', isSearching ? input : null)
  const { data: help } = useCall('GET /api/searchhelp', isSearching ? input : null)
  // Distances and home visits refer to the place in the query, otherwise the visitor's.
  const searchPlace = useMemo(
    () => (help?.where ? { label: help.place, ...help.where } : visitorLocation),
    [help, visitorLocation],
  )
  const initiallySubmitted = (useLocation().state as { submitted?: string } | null)?.submitted ?? ''
  const [submitted, setSubmitted] = useState(initiallySubmitted)
  const hrefWith = (changes: Partial<Filters>) => routes.fastsearch.href() + queryWith(changes)
  const [isCompact, setCompact] = useState(isSearching)
  const startSearch = (q: string) => {
    change({ q })
    setSubmitted(q.trim())
    setCompact(q.trim() !== '')
    // A phone's keyboard would cover the results.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
  const isOpen = useIsOpen(timeAsked(filters))
  const asked =
    timeAsked(filters) ?? (help?.time && help.whenClosed ? (help.time.isNow ? 'now' : 'today') : null)
  // Providers without information about today are shown, too, below the others.
  const shownEntries = entries && !error ? entries.filter((entry) => isOpen?.(entry) !== false) : []
  const isEmpty = entries?.every((entry) => isOpen?.(entry) === false) ?? false
  const categories = help && (help.categories.length > 0 ? help.categories : help.nearly)
  const areMeant = (help?.categories.length ?? 0) > 0
  const categoriesNotice = categories && categories.length > 0 && (
    <MeantCategories title={text(areMeant ? 'search.categories' : 'search.nearly')} categories={categories} />
  )
  const isOnSite = help !== undefined && (help.elsewhere !== undefined || help.urgent !== null)
  const isHidden = (entries?.length ?? 0) + (help?.unfiltered ?? 0) > 0
  const texts = shownEntries.map(({ name, services, additionalInfo }) => name + services + additionalInfo)
  const isSaid = areMeant || includesFolded(texts.join('\n'), query)
  const isShort = query.split(/\s+/).length <= maxQuotedWords
  const nowhere = help?.isNearly && !isSaid && !isOnSite && isShort ? query : undefined
  const didYouMean = help && <DidYouMean help={help} hrefFor={(q) => hrefWith({ q })} />
  return (
    <div className="directory">
      {/* Hits matter more than the way back, which the navigation has, too. */}
      {!isCompact && <Breadcrumb trail={[{ label: text('search.title') }]} />}
      <PageHeading isUnseen={isCompact}>{text('search.title')}</PageHeading>
      {help?.urgent && <UrgentHelpNotice help={help.urgent} />}
      <FilterForm
        state={state}
        path={routes.fastsearch.path}
        search={{
          isCompact,
          onSubmit: () => startSearch(controlValues.q),
          field: (
            <SearchField
              label={text('search.field')}
              hint={text('search.hint')}
              value={controlValues.q}
              onValue={(q) => change({ q }, 'typing')}
              onSearch={startSearch}
              from={from}
              isCompact={isCompact}
            />
          ),
        }}
        proposedOrder={defaultOrder(searchPlace?.position ?? null)}
        understood={help && { help, placeKind: text('search.chipPlace') }}
        entries={entries ?? []}
        asksPlace={(entries?.length ?? 0) > 0}
        count={shownEntries.length || undefined}
        countText={text('search.count', { count: shownEntries.length })}
      />
      <AnnounceResults input={isSearching ? input : null} submitted={submitted} />
      {!isSearching && <Examples />}
      {error && <ErrorNotice error={error} title={text('search.failed')} onRetry={retry} />}
      {isSearching && !entries && !error && <Skeleton shape="cards" count={3} />}
      <OpenTodayRegion isFilterOn={isSearching && asked !== null}>
        {help && entries && !help.urgent && (
          <HelpWhenClosed
            key={query}
            help={help.whenClosed}
            entries={entries.filter(({ category }) => category === entries[0]?.category)}
            asked={asked}
          />
        )}
        {isEmpty && !error && didYouMean}
        {isEmpty && help?.elsewhere && <NothingFound help={help} />}
        {help && isEmpty && <Advice help={help} />}
        {isEmpty && !isHidden && <AskUs query={query} />}
        {entries && isEmpty && !error && (isHidden || !isOnSite) && (
          <NoHits
            query={query}
            closedCount={entries.length}
            unfilteredCount={help?.unfiltered ?? 0}
            place={searchPlace?.label ?? ''}
            filters={filters}
            isNumber={help?.number === 'unknown'}
            hrefWith={hrefWith}
          />
        )}
        {/* If filters hide all results, the help comes after the links that remove them. */}
        {isEmpty && isHidden && <AskUs query={query} />}
        {isEmpty && categoriesNotice}
        {entries && !isEmpty && !error && (
          <SearchResults
            entries={entries}
            filters={filters}
            searchPlace={searchPlace}
            notComing={help?.notComing ?? 0}
            isNearly={help?.isNearly === true}
            notFound={help && <NothingFound help={help} nowhere={nowhere} />}
            afterBest={
              <>
                {didYouMean}
                {help && <NothingFound help={help} areOthers nowhere={nowhere} />}
                {help && <Advice help={help} />}
                {categoriesNotice}
              </>
            }
          />
        )}
        {!isEmpty && help?.isNearly && <AskUs query={query} />}
      </OpenTodayRegion>
      <SelectionBar />
    </div>
  )
}
