import { routes } from '@directory/shared/routes'
import { useCall } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { useIsOnRoute } from '../../../lib/useIsOnRoute.ts'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { StaffPage } from '../../../ui/StaffPage.tsx'
import { CategoryEditor } from './CategoryEditor.tsx'
import { TopCategoryEditor } from './TopCategoryEditor.tsx'
import { UnfoundWordList } from './UnfoundWordList.tsx'

/** Shows categories with search words and operations or, at its other address, topics with their categories. */
export default function EditCategories() {
  const text = useText()
  return useIsOnRoute(routes.editTopCategories) ? (
    <StaffPage title={text('edit.topCategories.title')} lead={text('top_categories_edit.lead')}>
      <TopCategoryEditor />
    </StaffPage>
  ) : (
    <StaffPage title={text('edit.categories.title')} lead={text('category.lead')}>
      <Categories />
    </StaffPage>
  )
}

function Categories() {
  const text = useText()
  const words = useCall('GET /api/categorywords', {})
  const overview = useCall('GET /api/categoryoverview', {})
  const failed = words.error ? words : overview.error ? overview : null
  if (failed?.error)
    return <ErrorNotice error={failed.error} title={text('categories.failed')} onRetry={failed.retry} />
  // Both at once: numbers that arrived later would move the buttons.
  if (!words.data || !overview.data) return <Skeleton shape="cards" />
  return (
    <>
      <CategoryEditor categories={words.data} overview={overview.data} />
      <UnfoundWordList categories={words.data.map(({ name }) => name)} />
    </>
  )
}
