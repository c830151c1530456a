import { routes } from '@directory/shared/routes'
import { LinkButton } from '../components/Button.tsx'
import { EmptyNotice } from '../components/EmptyNotice.tsx'
import { ErrorNotice } from '../components/ErrorNotice.tsx'
import { Skeleton } from '../components/Skeleton.tsx'
import { StaffPage } from '../components/StaffPage.tsx'
import { NewsTable } from '../features/edit/news/NewsTable.tsx'
import { useCall } from '../lib/api.ts'
import { useText } from '../lib/intl.ts'

export default function EditNews() {
  const text = useText()
  const { data: news, error, loading, retry } = useCall('GET /api/news', {})
  return (
    <StaffPage title={text('edit.editNews.title')}>
      <p>
        <LinkButton to={routes.createNews.href()} icon="edit">
          {text('edit.createNews.title')}
        </LinkButton>
      </p>
      {error && <ErrorNotice error={error} title={text('news.failed')} onRetry={retry} />}
      {loading && <Skeleton count={6} />}
      {news && <NewsTable news={news} />}
      {news?.length === 0 && <EmptyNotice title={text('news.emptyTitle')} />}
    </StaffPage>
  )
}
