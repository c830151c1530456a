import { changeLimits } from '@directory/shared/changeRules'
import { useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { TextAreaField } from '../../components/TextAreaField.tsx'
import { useText } from '../../lib/intl.ts'

interface Props {
  open: boolean
  title: string
  /** What is going to happen. */
  children: string
  busy: boolean
  onClose: () => void
  onDecline: (reason: string) => void
}

/** Asks once, and for a reason that goes into the mail. */
export function DeclineDialog({ open, title, children, busy, onClose, onDecline }: Props) {
  const text = useText()
  const [reason, setReason] = useState('')
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('review.cancel')}</Button>
          <Button look="main" aria-disabled={busy} onClick={() => !busy && onDecline(reason.trim())}>
            {text('review.decline')}
          </Button>
        </>
      }
    >
      <p>{children}</p>
      <TextAreaField
        label={text('review.reason')}
        hint={text('review.reasonHint')}
        optional
        lang="de"
        rows={3}
        maxLength={changeLimits.reason}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </Dialog>
  )
}
