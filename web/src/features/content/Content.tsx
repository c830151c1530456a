import type { PageName } from '@directory/shared/page'
import { EmptyNotice } from '../../components/EmptyNotice.tsx'
import { ErrorNotice } from '../../components/ErrorNotice.tsx'
import { RichText } from '../../components/RichText.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { useCall } from '../../lib/api.ts'
import { useText } from '../../lib/intl.ts'

/** Text that the association writes, as HTML. */
export function Content({ name }: { name: PageName }) {
  const text = useText()
  const { data, error, loading, retry } = useCall('GET /api/getHtml', { name })
  if (error && !data) return <ErrorNotice error={error} title={text('page.failed')} onRetry={retry} />
  if (loading) return <Skeleton count={6} />
  const html = data?.content.trim() ?? ''
  return html === '' ? <EmptyNotice title={text('page.empty')} /> : <RichText html={html} />
}
