import { useCall } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { EmptyNotice } from '../../../ui/EmptyNotice.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { FileTable } from './FileTable.tsx'

/** Pictures and documents of the site. */
export function Files() {
  const text = useText()
  const { data: files, error, loading, retry } = useCall('GET /api/filedetails', {})
  return (
    <>
      {error && <ErrorNotice error={error} title={text('files.failed')} onRetry={retry} />}
      {loading && <Skeleton count={4} />}
      {files && <FileTable files={files} />}
      {files?.length === 0 && <EmptyNotice title={text('files.none')} />}
    </>
  )
}
