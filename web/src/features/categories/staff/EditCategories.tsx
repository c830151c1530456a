import { useCall } from '#lib/api.ts'
import { useText } from '#lib/intl.ts'
import { ErrorNotice } from '#ui/ErrorNotice.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { CategoryTable } from './CategoryTable.tsx'
import { UnfoundWordList } from './UnfoundWordList.tsx'

export default function EditCategories() {
  const text = useText()
  const overview = useCall('GET /api/categoryoverview', {})
  const topics = useCall('GET /api/topcategories', {})
  const { data: who } = useCall('GET /api/getRole', {})
  const failed = [overview, topics].find(({ error }) => error)
  if (failed?.error)
    return <ErrorNotice error={failed.error} title={text('categories.failed')} onRetry={failed.retry} />
  // All at once: what arrived later would move the buttons.
  if (!overview.data || !topics.data || !who) return <Skeleton shape="cards" />
  const rows = overview.data.flatMap((category) =>
    (category.topCategories.length > 0 ? category.topCategories : ['']).map((topic) => ({ topic, category })),
  )
  const isAdmin = who.role === 'Admin'
  return (
    <>
      <CategoryTable rows={rows} overview={overview.data} topics={topics.data} mayChangeTopics={isAdmin} />
      {isAdmin && (
        <p>
          <a href="/admin/collections/top-categories">{text('top_categories_edit.inCms')}</a>
        </p>
      )}
      <UnfoundWordList categories={overview.data.map(({ name }) => name)} isAdmin={isAdmin} />
    </>
  )
}
