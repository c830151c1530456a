import { Card } from '../components/Card.tsx'
import { EmptyNotice } from '../components/EmptyNotice.tsx'
import { ErrorNotice } from '../components/ErrorNotice.tsx'
import { Skeleton } from '../components/Skeleton.tsx'
import { StaffPage } from '../components/StaffPage.tsx'
import { AddFile } from '../features/edit/files/AddFile.tsx'
import styles from '../features/edit/files/Files.module.css'
import { useCall } from '../lib/api.ts'
import { useText } from '../lib/intl.ts'
import { FileTable } from '../parts/FileTable.tsx'

/** Pictures and documents for the site. */
export default function Files() {
  const text = useText()
  const { data: files, error, loading, retry } = useCall('GET /api/filedetails', {})
  return (
    <StaffPage title={text('edit.files.title')} lead={text('files.lead')}>
      <Card as="section" className={styles.box} aria-labelledby="files-add">
        <h2 id="files-add">{text('files.addTitle')}</h2>
        <AddFile />
      </Card>
      {error && <ErrorNotice error={error} title={text('files.failed')} onRetry={retry} />}
      {loading && <Skeleton count={4} />}
      {files?.length === 0 && <EmptyNotice title={text('files.none')} />}
      {files && files.length > 0 && <FileTable files={files} />}
    </StaffPage>
  )
}
