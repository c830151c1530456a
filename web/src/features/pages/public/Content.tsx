import type { PageName } from '@directory/shared/page'
import { useCall } from '../../../lib/api.ts'
import { useLocale, useText } from '../../../lib/intl.ts'
import { EmptyNotice } from '../../../ui/EmptyNotice.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { RichText } from '../../../ui/RichText.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './Content.module.css'
import { FoldedText } from './FoldedText.tsx'

/** Names of long pages, in which people look for one thing. */
const foldedPages: ReadonlySet<PageName> = new Set(['assistance', 'privacy'])

/** Shows HTML text that the association writes. */
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
      {foldedPages.has(name) ? <FoldedText html={html} /> : <RichText html={html} />}
    </>
  )
}
