import { includesFolded } from '@directory/shared/fold'
import { everywhere } from '@directory/shared/region'
import { routes } from '@directory/shared/routes'
import { Breadcrumb } from '../components/Breadcrumb.tsx'
import { LinkButton } from '../components/Button.tsx'
import { EditLink } from '../components/EditLink.tsx'
import { EmptyNotice } from '../components/EmptyNotice.tsx'
import { ErrorNotice } from '../components/ErrorNotice.tsx'
import { PageHeading } from '../components/PageHeading.tsx'
import { Skeleton } from '../components/Skeleton.tsx'
import { CategoryFilter } from '../features/directory/CategoryFilter.tsx'
import { CategoryIndex } from '../features/directory/CategoryIndex.tsx'
import { askedRegion } from '../features/directory/filters.ts'
import { DirectoryPage } from '../features/directory/Layout.tsx'
import { ResultBar } from '../features/directory/ResultBar.tsx'
import { TopCategories } from '../features/directory/TopCategories.tsx'
import { useFilters } from '../features/directory/useFilters.ts'
import { useCall } from '../lib/api.ts'
import { useText } from '../lib/intl.ts'

export default function Categories() {
  const text = useText()
  const tops = useCall('GET /api/topcategories', {})
  return (
    <DirectoryPage>
      <Breadcrumb trail={[{ label: text('categories.title') }]} />
      <PageHeading lead={text('categories.lead')}>{text('categories.title')}</PageHeading>
      <EditLink to={routes.editCategories.href()} />
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
  const { data, error, retry } = useCall('GET /api/categoryinfo', askedRegion(filters.region))
  const shown = data?.filter(
    ({ name, nameEn }) => includesFolded(name, filters.q) || includesFolded(nameEn, filters.q),
  )
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
