import { ErrorNotice } from '../components/ErrorNotice.tsx'
import { Skeleton } from '../components/Skeleton.tsx'
import { StaffPage } from '../components/StaffPage.tsx'
import { UnfoundWords } from '../features/edit/words/UnfoundWords.tsx'
import { useCall } from '../lib/api.ts'
import { useText } from '../lib/intl.ts'
import { CategoryEditor } from '../parts/CategoryEditor.tsx'

/** All categories, what can be done with them and what people say when they mean them, and what nobody has found. */
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
