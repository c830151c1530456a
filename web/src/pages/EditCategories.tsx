import { ErrorNotice } from '../components/ErrorNotice.tsx'
import { Skeleton } from '../components/Skeleton.tsx'
import { StaffPage } from '../components/StaffPage.tsx'
import { UnfoundWords } from '../features/edit/words/UnfoundWords.tsx'
import { useCall } from '../lib/api.ts'
import { useText } from '../lib/intl.ts'
import { CategoryWordsEditor } from '../parts/CategoryWordsEditor.tsx'

/** What people say when they mean a category, and what nobody has found. */
export default function EditCategories() {
  const text = useText()
  const { data, error, loading, retry } = useCall('GET /api/categorywords', {})
  return (
    <StaffPage title={text('edit.categories.title')} lead={text('words.lead')}>
      {error && <ErrorNotice error={error} title={text('categories.failed')} onRetry={retry} />}
      {loading && <Skeleton shape="cards" />}
      {data && (
        <>
          <CategoryWordsEditor categories={data} />
          <UnfoundWords categories={data.map(({ name }) => name)} />
        </>
      )}
    </StaffPage>
  )
}
