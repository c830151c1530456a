import { useCall } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { StaffPage } from '../../../ui/StaffPage.tsx'
import { CategoryEditor } from './CategoryEditor.tsx'
import { UnfoundWords } from './UnfoundWords.tsx'

/** All categories, the tools to change them, their search words, and searches without results. */
export default function EditCategories() {
  const text = useText()
  const { data, error, loading, retry } = useCall('GET /api/categorywords', {})
  const { data: overview = [] } = useCall('GET /api/categoryoverview', {})
  return (
    <StaffPage title={text('edit.categories.title')} lead={text('category.lead')}>
      {error && <ErrorNotice error={error} title={text('categories.failed')} onRetry={retry} />}
      {loading && <Skeleton shape="cards" />}
      {data && (
        <>
          <CategoryEditor categories={data} overview={overview} />
          <UnfoundWords categories={data.map(({ name }) => name)} />
        </>
      )}
    </StaffPage>
  )
}
