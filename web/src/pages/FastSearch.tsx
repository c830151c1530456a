import { routes } from '@directory/shared/routes'
import { useMemo } from 'react'
import { Breadcrumb } from '../components/Breadcrumb.tsx'
import { ErrorNotice } from '../components/ErrorNotice.tsx'
import { Notice } from '../components/Notice.tsx'
import { PageHeading } from '../components/PageHeading.tsx'
import { Skeleton } from '../components/Skeleton.tsx'
import { CategoryLinks } from '../features/directory/CategoryLinks.tsx'
import { EntryList } from '../features/directory/EntryList.tsx'
import { Examples } from '../features/directory/Examples.tsx'
import { exampleQueries } from '../features/directory/exampleQueries.ts'
import { FilterForm } from '../features/directory/FilterForm.tsx'
import { type Filters, formatFilters, parseFilters } from '../features/directory/filters.ts'
import { DirectoryPage } from '../features/directory/Layout.tsx'
import { matchingCategories } from '../features/directory/matchingCategories.ts'
import { NoHits } from '../features/directory/NoHits.tsx'
import { PrintButton } from '../features/directory/PrintButton.tsx'
import { PrintNote } from '../features/directory/PrintNote.tsx'
import { originOf, useOwnPosition } from '../features/directory/position.ts'
import { ResultBar } from '../features/directory/ResultBar.tsx'
import { useFilters } from '../features/directory/useFilters.ts'
import { arrange } from '../features/directory/view.ts'
import { MailButton } from '../features/selection/MailButton.tsx'
import { SelectionBar } from '../features/selection/SelectionBar.tsx'
import { callUrl, useCall } from '../lib/api.ts'
import { useText } from '../lib/intl.ts'
import { definePage } from '../lib/page.ts'
import { useEntryCards } from '../parts/useEntryCards.tsx'
import styles from './FastSearch.module.css'

const groupings = ['relevance', 'alphabet', 'distance', 'city'] as const
const defaults = { group: 'relevance', region: '' } as const
/** As many as the call answers at most. */
const limit = 200

const query = ({ q, barrierfree }: Filters) => ({
  searchQuery: q.trim(),
  barrierfree: barrierfree ? 'true' : '',
})

function FastSearch() {
  const text = useText()
  const state = useFilters(defaults)
  const { filters } = state
  const own = useOwnPosition()
  const towns = useCall('GET /api/towns', {}).data ?? []
  const categories = useCall('GET /api/allcategories', {}).data ?? []
  const asked = filters.q.trim() !== ''
  const { data, error, retry } = useCall('GET /api/searchFor', asked ? query(filters) : null)
  const origin = originOf(filters.from, towns, own.position)
  const view = useMemo(
    () => data && arrange(data, { ...filters, q: '' }, null, origin),
    [data, filters, origin],
  )
  const renderCard = useEntryCards(data ?? [], true)
  const matching = matchingCategories(categories, filters.q)
  const relaxed = routes.fastsearch.href() + formatFilters({ ...filters, barrierfree: false }, defaults)
  return (
    <DirectoryPage>
      <Breadcrumb trail={[{ label: text('search.title') }]} />
      <PageHeading>{text('search.title')}</PageHeading>
      <PrintNote />
      <FilterForm
        large
        state={state}
        searchLabel={text('search.field')}
        searchHint={text('search.hint')}
        groupings={groupings}
        towns={towns}
        own={own}
      />
      {!asked && <Examples queries={exampleQueries(categories, towns)} />}
      {asked && matching.length > 0 && (
        <section className={styles.categories} aria-labelledby="matching">
          <h2 id="matching">{text('search.categories')}</h2>
          <CategoryLinks categories={matching.map((name) => ({ name, nameEn: '' }))} />
        </section>
      )}
      {error && <ErrorNotice error={error} title={text('search.failed')} onRetry={retry} />}
      {asked && !data && !error && <Skeleton shape="cards" count={3} />}
      {view && !error && (
        <>
          <ResultBar count={text('search.count', { count: view.items.length })}>
            {view.items.length > 0 && <MailButton />}
            {view.items.length > 0 && <PrintButton label="list.print" />}
          </ResultBar>
          {view.items.length >= limit && <Notice>{text('search.limit', { limit })}</Notice>}
          {filters.group === 'distance' && !origin && <Notice>{text('list.noOrigin')}</Notice>}
          {view.items.length === 0 ? (
            <NoHits query={filters.q.trim()} relaxed={filters.barrierfree ? relaxed : null} />
          ) : (
            <EntryList view={view} renderCard={renderCard} />
          )}
        </>
      )}
      <SelectionBar />
    </DirectoryPage>
  )
}

export const fastSearchPage = definePage({
  route: routes.fastsearch,
  component: FastSearch,
  load: ({ search }) => {
    const filters = parseFilters(search, defaults)
    return [
      callUrl('GET /api/towns', {}),
      callUrl('GET /api/allcategories', {}),
      ...(filters.q.trim() === '' ? [] : [callUrl('GET /api/searchFor', query(filters))]),
    ]
  },
  title: ({ search }) => {
    const { q } = parseFilters(search, defaults)
    return q.trim() === '' ? 'search.title' : { id: 'search.titleFor', values: { query: q.trim() } }
  },
  description: 'search.description',
})
