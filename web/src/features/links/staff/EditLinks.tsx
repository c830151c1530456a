import { useCall } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { StaffPage } from '../../../ui/StaffPage.tsx'
import { LinkEditor } from './LinkEditor.tsx'

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
