import { ErrorNotice } from '../components/ErrorNotice.tsx'
import { Skeleton } from '../components/Skeleton.tsx'
import { StaffPage } from '../components/StaffPage.tsx'
import { useCall } from '../lib/api.ts'
import { useText } from '../lib/intl.ts'
import { LinkEditor } from '../parts/LinkEditor.tsx'

export default function EditLinks() {
  const text = useText()
  const { data: links, error, loading, retry } = useCall('GET /api/alllinks', {})
  return (
    <StaffPage title={text('edit.editLinks.title')} lead={text('edit_links.lead')}>
      {error && <ErrorNotice error={error} title={text('links.failed')} onRetry={retry} />}
      {loading && <Skeleton shape="cards" />}
      {links && <LinkEditor links={links} />}
    </StaffPage>
  )
}
