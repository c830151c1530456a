import { useCall } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { useStaffName } from '../../../lib/staffName.ts'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import styles from './Hub.module.css'
import { Places } from './Places.tsx'
import { staffAreasFor } from './staffAreas.ts'
import { Today } from './Today.tsx'

/**
 * Renders the start page of the staff panel: waiting work, and below it the areas. A default export, because it is
 * loaded on demand.
 */
export default function Edit() {
  const text = useText()
  const staffName = useStaffName()
  const { data: who, error, retry } = useCall('GET /api/getRole', {})
  return (
    <>
      <div className={styles.greeting}>
        <PageHeading>
          {who ? text('edit.greeting', { name: staffName(who.username) }) : text('edit.title')}
        </PageHeading>
      </div>
      {error && <ErrorNotice error={error} title={text('edit.failed')} onRetry={retry} />}
      {who && (
        <>
          <Today />
          <Places areas={staffAreasFor(who.role)} heading="h2" />
        </>
      )}
    </>
  )
}
