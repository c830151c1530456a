import { routes } from '@directory/shared/routes'
import { Breadcrumb } from '../components/Breadcrumb.tsx'
import { EmptyNotice } from '../components/EmptyNotice.tsx'
import { ErrorNotice } from '../components/ErrorNotice.tsx'
import { PageHeading } from '../components/PageHeading.tsx'
import { Skeleton } from '../components/Skeleton.tsx'
import { NewsItem } from '../features/news/NewsItem.tsx'
import { callUrl, useCall } from '../lib/api.ts'
import { useText } from '../lib/intl.ts'
import { definePage } from '../lib/page.ts'
import styles from './News.module.css'

function News() {
  const text = useText()
  const { data, error, loading, retry } = useCall('GET /api/news', {})
  const newestFirst = data?.toSorted((a, b) => (a.occurDate < b.occurDate ? 1 : -1))
  return (
    <>
      <Breadcrumb trail={[{ label: text('news.title') }]} />
      <p className={styles.badge}>{text('news.badge')}</p>
      <PageHeading lead={text('news.lead')}>{text('news.title')}</PageHeading>
      {error && <ErrorNotice error={error} title={text('news.failed')} onRetry={retry} />}
      {loading && <Skeleton shape="cards" />}
      {newestFirst?.length === 0 && (
        <EmptyNotice title={text('news.emptyTitle')}>{text('news.empty')}</EmptyNotice>
      )}
      {newestFirst?.map((item) => (
        <NewsItem key={item.nuuid} item={item} />
      ))}
    </>
  )
}

export const newsPage = definePage({
  route: routes.news,
  component: News,
  title: 'news.title',
  description: 'news.lead',
  load: () => [callUrl('GET /api/news')],
})
