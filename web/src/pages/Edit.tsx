import { Breadcrumb } from '../components/Breadcrumb.tsx'
import { DoorCard, DoorList } from '../components/DoorCard.tsx'
import { ErrorNotice } from '../components/ErrorNotice.tsx'
import { PageHeading } from '../components/PageHeading.tsx'
import { Skeleton } from '../components/Skeleton.tsx'
import { useCall } from '../lib/api.ts'
import { useText } from '../lib/intl.ts'

/** Where the editors begin. A default export, because it is loaded only when somebody comes here. */
export default function Edit() {
  const text = useText()
  const { data: who, error, loading, retry } = useCall('GET /api/getRole', {})
  return (
    <>
      <Breadcrumb trail={[{ label: text('edit.title') }]} />
      <PageHeading lead={who && text('edit.role', { role: text(`role.${who.role}`) })}>
        {who ? text('edit.greeting', { name: who.username }) : text('edit.title')}
      </PageHeading>
      {error && <ErrorNotice error={error} title={text('edit.failed')} onRetry={retry} />}
      {loading && <Skeleton shape="cards" count={2} />}
      {who && (
        <DoorList>
          <DoorCard
            icon="edit"
            title={text('edit.admin.title')}
            text={text('edit.admin.text')}
            href="/admin"
          />
          <DoorCard icon="home" title={text('edit.site.title')} text={text('edit.site.text')} to="/" />
        </DoorList>
      )}
    </>
  )
}
