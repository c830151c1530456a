import { useCall } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { Card } from '../../../ui/Card.tsx'
import { EmptyNotice } from '../../../ui/EmptyNotice.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { AddFile } from './AddFile.tsx'
import styles from './Files.module.css'
import { FileTable } from './FileTable.tsx'
import { PictureMetadata } from './PictureMetadata.tsx'

/** Pictures and documents of the site. */
export function Files() {
  const text = useText()
  const { data: files, error, loading, retry } = useCall('GET /api/filedetails', {})
  return (
    <>
      <Card as="section" className={styles.box} aria-labelledby="files-add">
        <h2 id="files-add">{text('files.addTitle')}</h2>
        <AddFile />
      </Card>
      <PictureMetadata />
      {error && <ErrorNotice error={error} title={text('files.failed')} onRetry={retry} />}
      {loading && <Skeleton count={4} />}
      {files?.length === 0 && <EmptyNotice title={text('files.none')} />}
      {files && files.length > 0 && <FileTable files={files} />}
    </>
  )
}
