import { routes } from '@directory/shared/routes'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { call, type UrlInput, useCall } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import {
  DirectoryPage,
  defaultOrder,
  type Filters,
  formatFilters,
  OfToday,
  ResultCount,
  useFilters,
  useFrom,
  useIsOpenToday,
  useOwnPosition,
  useVisitorLocation,
} from '../../entries/door.ts'
import { SelectionBar } from '../../selection/door.ts'
import { AnnounceResults } from './AnnounceResults.tsx'
import { AskUs } from './AskUs.tsx'
import { CategoriesMeant } from './CategoriesMeant.tsx'
import { Examples } from './Examples.tsx'
import { exampleQueries } from './exampleQueries.ts'
import { NoHits } from './NoHits.tsx'
import { Advice, DidYouMean } from './ParsedQuery.tsx'
import { NotFound, PlaceSaid } from './PlaceSaid.tsx'
import { SearchForm } from './SearchForm.tsx'
import { SearchResults } from './SearchResults.tsx'
import { searchDefaults, searchInput } from './searchInput.ts'
import { UrgentHelpNotice } from './UrgentHelpNotice.tsx'
import { useWantedPlace } from './useWantedPlace.ts'

/** Renders the search page; a default export, because it is loaded on demand. */
export default function FastSearch() {
  const text = useText()
  const state = useFilters(searchDefaults)
  const { filters } = state
  const own = useOwnPosition()
  const from = useFrom()
  const home = useVisitorLocation(filters.from, own)
  const input = searchInput(filters, from)
  const query = input.searchQuery
  const asked = query !== ''
  const { data: entries, error, retry } = useCall('GET /api/searchFor', asked ? input : null)
  const { data: help } = useCall('GET /api/searchhelp', asked ? input : null)
  const wanted = useWantedPlace(help, home)
  const sent = (useLocation().state as { submitted?: string } | null)?.submitted ?? ''
  const [submitted, setSubmitted] = useState(sent)
  const hrefWith = (changes: Partial<Filters>) =>
    routes.fastsearch.href() + formatFilters({ ...filters, ...changes }, searchDefaults)
  const [isCompact, setCompact] = useState(asked)
  const onSearch = (q: string) => {
    setSubmitted(q)
    setCompact(q !== '')
  }
  const isOpen = useIsOpenToday(filters.openToday)
  // Providers without information about today are shown, too, below the others.
  const found = entries && !error ? entries.filter((entry) => isOpen?.(entry) !== false) : []
  const isEmpty = entries?.every((entry) => isOpen?.(entry) === false) ?? false
  const categories = help && (help.categories.length > 0 ? help.categories : help.nearly)
  const isMeant = (help?.categories.length ?? 0) > 0
  const meant = categories && categories.length > 0 && (
    <CategoriesMeant title={text(isMeant ? 'search.categories' : 'search.nearly')} categories={categories} />
  )
  const didYouMean = help && <DidYouMean help={help} hrefFor={(q) => hrefWith({ q })} />
  return (
    <DirectoryPage>
      <Breadcrumb trail={[{ label: text('search.title') }]} />
      <PageHeading isUnseen={isCompact}>{text('search.title')}</PageHeading>
      {help?.urgent && <UrgentHelpNotice help={help.urgent} />}
      <SearchForm
        state={state}
        own={own}
        from={from}
        proposed={defaultOrder(wanted?.position ?? null)}
        onSearch={onSearch}
        isCompact={isCompact}
        named={
          asked && help && help.place !== ''
            ? {
                kind: text('search.chipPlace'),
                label: help.place,
                measuredFrom: help.where?.measuredFrom ?? '',
                others: help.where?.others ?? [],
                without: help.withoutPlace,
              }
            : null
        }
        asksPlace={(entries?.length ?? 0) > 0}
        count={found.length > 0 ? found.length : undefined}
        aside={
          found.length > 0 && (
            <ResultCount count={text('search.count', { count: found.length })} isSaidElsewhere />
          )
        }
      />
      <AnnounceResults input={asked ? input : null} />
      {!asked && <Start />}
      {error && <ErrorNotice error={error} title={text('search.failed')} onRetry={retry} />}
      {asked && !entries && !error && <Skeleton shape="cards" count={3} />}
      <OfToday isAsked={asked && filters.openToday}>
        {entries && isEmpty && !error && (
          <NoHits
            query={query}
            closed={entries.length}
            unfiltered={help?.unfiltered ?? 0}
            place={wanted?.label ?? ''}
            filters={filters}
            isNumber={help?.number === 'unknown'}
            hrefWith={hrefWith}
          />
        )}
        {isEmpty && !error && didYouMean}
        {help && isEmpty && <Advice help={help} />}
        {isEmpty && meant}
        {entries && !isEmpty && !error && (
          <SearchResults
            entries={entries}
            filters={filters}
            wanted={wanted}
            notComing={help?.notComing ?? 0}
            isNearly={help?.isNearly === true}
            notFound={help && <NotFound help={help} />}
            between={
              <>
                {didYouMean}
                {help && <NotFound help={help} areOthers />}
                {help && <Advice help={help} />}
                {help && <PlaceSaid help={help} first={entries[0]} />}
                {meant}
              </>
            }
          />
        )}
        {isEmpty && <AskUs query={query} />}
      </OfToday>
      {asked && <ReportUnfound input={input} submitted={submitted} />}
      <SelectionBar />
    </DirectoryPage>
  )
}

function Start() {
  const towns = useCall('GET /api/towns', {}).data ?? []
  const categories = useCall('GET /api/allcategories', {}).data ?? []
  return <Examples queries={exampleQueries(categories, towns)} />
}

interface ReportUnfoundProps {
  input: UrlInput<'GET /api/searchFor'> & { searchQuery: string }
  /** The query that was submitted, not only typed. */
  submitted: string
}

/**
 * Reports a submitted query without results, once, to help improve the directory. A separate component that renders
 * nothing, so that it does not cause rendering when answers refresh.
 */
function ReportUnfound({ input, submitted }: ReportUnfoundProps) {
  const { data, refreshing } = useCall('GET /api/searchFor', input)
  const told = useRef(new Set<string>())
  const { searchQuery } = input
  const isUnfound = data?.length === 0 && !refreshing
  useEffect(() => {
    if (!isUnfound || searchQuery !== submitted || told.current.has(searchQuery)) return
    told.current.add(searchQuery)
    // A failed report does not concern the visitor.
    call('POST /api/notfound', { searchQuery }).catch(() => {})
  }, [isUnfound, searchQuery, submitted])
  return null
}
