import { notify } from '../../lib/alerts.ts'
import { download } from '../../lib/download.ts'
import { type MessageId, useText } from '../../lib/intl.ts'
import { useOperation } from '../../lib/useOperation.ts'
import { Button } from '../Button.tsx'

interface Props {
  children: string
  fetchIt: () => Promise<void>
  failed?: MessageId
}

export function DownloadButton({ children, fetchIt, failed = 'edit_entry.downloadFailed' }: Props) {
  const text = useText()
  const { run, busy } = useOperation()
  const handleRefusal = () => {
    notify('error', text(failed))
    return true
  }
  return (
    <Button
      aria-disabled={busy}
      onClick={() => run(fetchIt, { successText: text('edit_entry.downloaded'), handleRefusal })}
    >
      {children}
    </Button>
  )
}

/** The empty table with the headings that an import knows. */
export function TemplateButton() {
  const text = useText()
  const fetchIt = () =>
    download('GET /api/downloadExcelTemplate', {}, `${text('edit_entry.templateFile')}.xlsx`)
  return (
    <DownloadButton fetchIt={fetchIt} failed="edit_entry.alert3">
      {text('edit_entry.template')}
    </DownloadButton>
  )
}
