import { routes } from '@directory/shared/routes'
import { useParams } from 'react-router-dom'
import { Breadcrumb } from '../components/Breadcrumb.tsx'
import { LinkButton } from '../components/Button.tsx'
import { EmptyNotice } from '../components/EmptyNotice.tsx'
import { ErrorNotice } from '../components/ErrorNotice.tsx'
import { PageHeading } from '../components/PageHeading.tsx'
import { Skeleton } from '../components/Skeleton.tsx'
import { CategoryLinks } from '../features/directory/CategoryLinks.tsx'
import { callUrl, useCall } from '../lib/api.ts'
import { useLooseText, useText } from '../lib/intl.ts'
import { definePage } from '../lib/page.ts'

function TopCategory() {
  const text = useText()
  const label = useLooseText()
  const { cat = '' } = useParams()
  const { data: categories, error, retry } = useCall('GET /api/categories', { topCategory: cat })
  const top = useCall('GET /api/topcategories', {}).data?.find((one) => one.id === cat || one.title === cat)
  const unknown = error?.status === 404
  const title = unknown ? text('categories.unknownTitle') : top ? label(top.title) : text('categories.title')
  const all = <LinkButton to={routes.categories.href()}>{text('list.allCategories')}</LinkButton>
  return (
    <>
      <Breadcrumb
        trail={[{ label: text('categories.title'), to: routes.categories.href() }, { label: title }]}
      />
      <PageHeading>{title}</PageHeading>
      {unknown && <EmptyNotice title={text('categories.unknownText')} actions={all} />}
      {error && !unknown && <ErrorNotice error={error} title={text('categories.failed')} onRetry={retry} />}
      {!categories && !error && <Skeleton />}
      {categories && categories.length > 0 && <CategoryLinks categories={categories} />}
      {categories?.length === 0 && <EmptyNotice title={text('categories.topEmpty')} actions={all} />}
    </>
  )
}

export const topCategoryPage = definePage({
  route: routes.topCategory,
  component: TopCategory,
  load: ({ params }) => [
    callUrl('GET /api/categories', { topCategory: params.cat ?? '' }),
    callUrl('GET /api/topcategories', {}),
  ],
  title: ({ params: { cat = '' } }, read) => {
    const top = read('GET /api/topcategories', {})?.find((one) => one.id === cat || one.title === cat)
    return top ? { id: top.title } : 'categories.title'
  },
})
