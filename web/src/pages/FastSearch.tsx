import { routes } from '@directory/shared/routes'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Breadcrumb } from '../components/Breadcrumb.tsx'
import { ErrorNotice } from '../components/ErrorNotice.tsx'
import { PageHeading } from '../components/PageHeading.tsx'
import { Skeleton } from '../components/Skeleton.tsx'
import { Examples } from '../features/directory/Examples.tsx'
import { exampleQueries } from '../features/directory/exampleQueries.ts'
import { type Filters, formatFilters } from '../features/directory/filters.ts'
import { DirectoryPage } from '../features/directory/Layout.tsx'
import { useDoorstep, useFrom, useOwnPosition } from '../features/directory/position.ts'
import { useFilters } from '../features/directory/useFilters.ts'
import { AskUs } from '../features/search/AskUs.tsx'
import { CategoriesMeant } from '../features/search/CategoriesMeant.tsx'
import { NoHits } from '../features/search/NoHits.tsx'
import { NotFound } from '../features/search/NotFound.tsx'
import { Outcome } from '../features/search/Outcome.tsx'
import { searchDefaults, searchInput } from '../features/search/searchInput.ts'
import { Understood } from '../features/search/Understood.tsx'
import { UrgentHelp } from '../features/search/UrgentHelp.tsx'
import { SelectionBar } from '../features/selection/SelectionBar.tsx'
import { useCall } from '../lib/api.ts'
import { type MessageId, useText } from '../lib/intl.ts'
import { SearchForm } from '../parts/SearchForm.tsx'
import { SearchResults } from '../parts/SearchResults.tsx'

/** A default export, because it is loaded only when somebody comes here. */
export default function FastSearch() {
  const text = useText()
  const state = useFilters(searchDefaults)
  const { filters } = state
  const own = useOwnPosition()
  const towns = useCall('GET /api/towns', {}).data ?? []
  const from = useFrom()
  const doorstep = useDoorstep(filters.from, towns, own)
  const input = searchInput(filters, from)
  const query = input.searchQuery
  const asked = query !== ''
  const { data: entries, error, retry } = useCall('GET /api/searchFor', asked ? input : null)
  const { data: help } = useCall('GET /api/searchhelp', asked ? input : null)
  const sent = (useLocation().state as { submitted?: string } | null)?.submitted ?? ''
  const [submitted, setSubmitted] = useState(sent)
  const hrefWith = (changes: Partial<Filters>) =>
    routes.fastsearch.href() + formatFilters({ ...filters, ...changes }, searchDefaults)
  const label = filters.homeVisits ? 'list.reset' : 'search.withoutBarrierfree'
  const relaxed =
    filters.homeVisits || filters.barrierfree
      ? { to: hrefWith({ barrierfree: false, homeVisits: false }), label: label as MessageId }
      : null
  const categories = help && (help.categories.length > 0 ? help.categories : help.nearly)
  const isMeant = (help?.categories.length ?? 0) > 0
  return (
    <DirectoryPage>
      <Breadcrumb trail={[{ label: text('search.title') }]} />
      <PageHeading>{text('search.title')}</PageHeading>
      {help?.urgent && <UrgentHelp help={help.urgent} />}
      <SearchForm state={state} towns={towns} own={own} from={from} onSearch={setSubmitted} />
      <Outcome input={asked ? input : null} />
      {!asked && <Start />}
      {error && <ErrorNotice error={error} title={text('search.failed')} onRetry={retry} />}
      {asked && !entries && !error && <Skeleton shape="cards" count={3} />}
      {entries?.length === 0 && !error && <NoHits query={query} relaxed={relaxed} />}
      {help && !error && (
        <Understood
          help={help}
          hrefFor={(q) => hrefWith({ q })}
          anyHits={entries !== undefined && entries.length > 0}
        />
      )}
      {categories && categories.length > 0 && (
        <CategoriesMeant
          title={text(isMeant ? 'search.categories' : 'search.nearly')}
          categories={categories}
        />
      )}
      {entries && entries.length > 0 && !error && (
        <SearchResults
          entries={entries}
          filters={filters}
          doorstep={doorstep}
          place={help?.place ?? ''}
          where={help?.where}
          towns={towns}
        />
      )}
      {entries?.length === 0 && <AskUs query={query} />}
      {asked && <NotFound input={input} submitted={submitted} />}
      <SelectionBar />
    </DirectoryPage>
  )
}

/** Before anything is asked. */
function Start() {
  const towns = useCall('GET /api/towns', {}).data ?? []
  const categories = useCall('GET /api/allcategories', {}).data ?? []
  return <Examples queries={exampleQueries(categories, towns)} />
}
