import { useCall } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { EmptyNotice } from '../../../ui/EmptyNotice.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { TopCategoryCard } from './TopCategoryCard.tsx'

export function TopCategoryEditor() {
  const text = useText()
  const tops = useCall('GET /api/topcategories', {})
  const categories = useCall('GET /api/categoryoverview', {})
  const failed = tops.error ? tops : categories.error ? categories : null
  const known = categories.data
  const free = known?.filter(({ topCategories }) => topCategories.length === 0).map(({ name }) => name) ?? []
  return (
    <>
      {failed?.error && (
        <ErrorNotice error={failed.error} title={text('categories.failed')} onRetry={failed.retry} />
      )}
      {(tops.loading || categories.loading) && <Skeleton shape="cards" />}
      {tops.data?.length === 0 && <EmptyNotice title={text('top_categories_edit.none')} />}
      {known && <p role="status">{text('top_categories_edit.free', { count: free.length })}</p>}
      {known &&
        tops.data?.map((top) => (
          <TopCategoryCard
            key={top.id}
            top={top}
            free={free}
            members={known
              .filter(({ topCategories }) => topCategories.includes(top.id))
              .map(({ name }) => name)}
          />
        ))}
      <p>
        <a href="/admin/collections/top-categories">{text('top_categories_edit.inCms')}</a>
      </p>
    </>
  )
}
