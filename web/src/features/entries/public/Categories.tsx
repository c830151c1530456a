import { includesFolded } from '@directory/shared/fold'
import { allRegions } from '@directory/shared/region'
import { routes } from '@directory/shared/routes'
import { useCall } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx'
import { LinkButton } from '../../../ui/Button.tsx'
import { EditLink } from '../../../ui/EditLink.tsx'
import { EmptyNotice } from '../../../ui/EmptyNotice.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { CategoryFilter } from './CategoryFilter.tsx'
import { CategoryIndex } from './CategoryIndex.tsx'
import { DirectoryPage } from './DirectoryPage.tsx'
import { regionQuery } from './filters.ts'
import { ResultCount } from './ResultCount.tsx'
import { TopCategoryTiles } from './TopCategoryTiles.tsx'
import { useFilters } from './useFilters.ts'

export default function Categories() {
  const text = useText()
  const topCategories = useCall('GET /api/topcategories', {})
  return (
    <DirectoryPage>
      <Breadcrumb trail={[{ label: text('categories.title') }]} />
      <PageHeading lead={text('categories.lead')}>{text('categories.title')}</PageHeading>
      <EditLink to={routes.editCategories.href()} />
      {topCategories.data && topCategories.data.length > 0 && (
        <section aria-labelledby="top-title">
          <h2 id="top-title">{text('categories.topTitle')}</h2>
          <TopCategoryTiles topics={topCategories.data} />
          <p className="noPrint">
            <LinkButton to={routes.paper.href()} icon="print">
              {text('paper.open')}
            </LinkButton>
          </p>
        </section>
      )}
      {topCategories.error && (
        <ErrorNotice
          error={topCategories.error}
          title={text('categories.failed')}
          onRetry={topCategories.retry}
        />
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
  const state = useFilters({ region: region?.key ?? allRegions })
  const { filters } = state
  const { data, error, retry } = useCall('GET /api/categoryinfo', regionQuery(filters.region))
  const matching = data?.filter(
    ({ name, nameEn }) => includesFolded(name, filters.q) || includesFolded(nameEn, filters.q),
  )
  return (
    <>
      <CategoryFilter state={state} region={region} />
      {error && <ErrorNotice error={error} title={text('categories.failed')} onRetry={retry} />}
      {!data && !error && <Skeleton count={6} />}
      {matching && <ResultCount count={text('categories.count', { count: matching.length })} />}
      {matching && matching.length > 0 && <CategoryIndex categories={matching} />}
      {matching?.length === 0 && (
        <EmptyNotice
          title={text('categories.noneTitle')}
          actions={
            <LinkButton to={`${routes.categories.href()}?region=${allRegions}`} replace>
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
