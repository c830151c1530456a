import { notify } from '#lib/alerts.ts'
import { type MessageId, useText } from '#lib/intl.ts'
import { useOperation } from '#lib/useOperation.ts'
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
