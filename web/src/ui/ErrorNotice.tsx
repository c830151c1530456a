import { useEffect } from 'react'
import { suppressAlert } from '#lib/alerts.ts'
import type { CallError } from '#lib/api.ts'
import { useErrorText } from '#lib/errorText.ts'
import { useText } from '#lib/intl.ts'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'

interface Props {
  error: CallError
  title: string
  onRetry?: () => void
}

export function ErrorNotice({ error, title, onRetry }: Props) {
  const text = useText()
  const reason = useErrorText()(error)
  const isOffline = error.code === 'offline'
  useEffect(() => suppressAlert(reason), [reason])
  return (
    <Notice
      kind="error"
      role="alert"
      title={isOffline ? text('error.offlineTitle') : title}
      actions={
        onRetry && (
          <Button className="withScript" onClick={onRetry}>
            {text('error.retry')}
          </Button>
        )
      }
    >
      <p>{isOffline ? `${title} ${reason}` : reason}</p>
    </Notice>
  )
}
