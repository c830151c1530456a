import { includesFolded } from '@directory/shared/fold'
import { everywhere } from '@directory/shared/region'
import { routes } from '@directory/shared/routes'
import { Breadcrumb } from '../components/Breadcrumb.tsx'
import { LinkButton } from '../components/Button.tsx'
import { EmptyNotice } from '../components/EmptyNotice.tsx'
import { ErrorNotice } from '../components/ErrorNotice.tsx'
import { PageHeading } from '../components/PageHeading.tsx'
import { Skeleton } from '../components/Skeleton.tsx'
import { CategoryFilter } from '../features/directory/CategoryFilter.tsx'
import { CategoryIndex } from '../features/directory/CategoryIndex.tsx'
import { parseFilters } from '../features/directory/filters.ts'
import { DirectoryPage } from '../features/directory/Layout.tsx'
import { ResultBar } from '../features/directory/ResultBar.tsx'
import { TopCategories } from '../features/directory/TopCategories.tsx'
import { useFilters } from '../features/directory/useFilters.ts'
import { callUrl, useCall } from '../lib/api.ts'
import { useText } from '../lib/intl.ts'
import { definePage } from '../lib/page.ts'

/** The call has no word for "no limit": it leaves the region out. */
const asked = (region: string) => (region === everywhere ? {} : { region })

function Categories() {
  const text = useText()
  const tops = useCall('GET /api/topcategories', {})
  return (
    <DirectoryPage>
      <Breadcrumb trail={[{ label: text('categories.title') }]} />
      <PageHeading lead={text('categories.lead')}>{text('categories.title')}</PageHeading>
      {tops.data && tops.data.length > 0 && (
        <section aria-labelledby="top-title">
          <h2 id="top-title">{text('categories.topTitle')}</h2>
          <TopCategories tops={tops.data} />
        </section>
      )}
      {tops.error && (
        <ErrorNotice error={tops.error} title={text('categories.failed')} onRetry={tops.retry} />
      )}
      <section aria-labelledby="all-title">
        <h2 id="all-title">{text('categories.allTitle')}</h2>
        <Overview />
      </section>
    </DirectoryPage>
  )
}

function Overview() {
  const text = useText()
  const region = useCall('GET /api/settings', {}).data?.region
  const state = useFilters({ group: 'alphabet', region: region?.key ?? everywhere })
  const { filters } = state
  const { data, error, retry } = useCall('GET /api/allcategories', asked(filters.region))
  const shown = data?.filter((category) => includesFolded(category, filters.q))
  return (
    <>
      <CategoryFilter state={state} region={region} />
      {error && <ErrorNotice error={error} title={text('categories.failed')} onRetry={retry} />}
      {!data && !error && <Skeleton count={6} />}
      {shown && <ResultBar count={text('categories.count', { count: shown.length })} />}
      {shown && shown.length > 0 && <CategoryIndex categories={shown} />}
      {shown?.length === 0 && (
        <EmptyNotice
          title={text('categories.noneTitle')}
          actions={
            <LinkButton to={`${routes.categories.href()}?region=${everywhere}`} replace>
              {text('categories.showAll')}
            </LinkButton>
          }
        >
          {text('categories.noneText')}
        </EmptyNotice>
      )}
    </>
  )
}

export const categoriesPage = definePage({
  route: routes.categories,
  component: Categories,
  load: ({ search, settings }) => {
    const key = settings?.region.key ?? everywhere
    const { region } = parseFilters(search, { group: 'alphabet', region: key })
    return [callUrl('GET /api/topcategories', {}), callUrl('GET /api/allcategories', asked(region))]
  },
  title: 'categories.title',
  description: 'categories.lead',
})
