import type { PageName } from '@directory/shared/page'
import { EmptyNotice } from '../../components/EmptyNotice.tsx'
import { ErrorNotice } from '../../components/ErrorNotice.tsx'
import { RichText } from '../../components/RichText.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { useCall } from '../../lib/api.ts'
import { useLocale, useText } from '../../lib/intl.ts'
import styles from './Content.module.css'

/** Text that the association writes, as HTML. */
export function Content({ name }: { name: PageName }) {
  const text = useText()
  const locale = useLocale()
  const { data, error, loading, retry } = useCall('GET /api/getHtml', { name })
  if (error && !data) return <ErrorNotice error={error} title={text('page.failed')} onRetry={retry} />
  if (loading) return <Skeleton count={6} />
  const html = data?.content.trim() ?? ''
  if (html === '') return <EmptyNotice title={text('page.empty')} />
  return (
    <>
      {locale !== 'de' && <p className={styles.note}>{text('page.inGerman')}</p>}
      <RichText html={html} />
    </>
  )
}
