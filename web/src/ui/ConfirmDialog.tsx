import type { ReactNode } from 'react'
import { useText } from '#lib/intl.ts'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

interface Props {
  open: boolean
  /** The question, including the name of the object. */
  title: string
  children?: ReactNode
  confirm: string
  /** Of the button that does nothing, if it needs more than "cancel". */
  cancel?: string
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

export function ConfirmDialog(props: Props) {
  const { open, title, children, confirm, cancel, busy, onConfirm, onCancel } = props
  const text = useText()
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>{cancel ?? text('edit.cancel')}</Button>
          <Button look="main" aria-disabled={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
