import { useCall } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { CallState } from '../../../ui/CallState.tsx'
import { EmptyNotice } from '../../../ui/EmptyNotice.tsx'
import { FileTable } from './FileTable.tsx'

/** Pictures and documents of the site. */
export function Files() {
  const text = useText()
  const { data: files, error, loading, retry } = useCall('GET /api/filedetails', {})
  return (
    <>
      <CallState error={error} loading={loading} title={text('files.failed')} onRetry={retry} count={4} />
      {files && <FileTable files={files} />}
      {files?.length === 0 && <EmptyNotice title={text('files.none')} />}
    </>
  )
}
