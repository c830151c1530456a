import { type ReactNode, useId } from 'react'
import { useText } from '#lib/intl.ts'
import { Button } from '../Button.tsx'
import { Dialog } from '../Dialog.tsx'
import styles from '../Form.module.css'
import { FormErrorMessage } from '../FormErrorMessage.tsx'

interface Props {
  title: string
  confirm: string
  busy?: boolean
  fault?: string
  onSubmit: () => void
  onDone: () => void
  buttons?: ReactNode
  children: ReactNode
}

export function FormDialog({ title, confirm, busy, fault = '', onSubmit, onDone, buttons, children }: Props) {
  const text = useText()
  const id = useId()
  return (
    <Dialog
      open
      title={title}
      onClose={onDone}
      actions={
        <>
          <FormErrorMessage message={fault} />
          <Button look="main" type="submit" form={id} aria-disabled={busy}>
            {busy ? text('edit.saving') : confirm}
          </Button>
          {buttons}
          <Button onClick={onDone}>{text('edit.cancel')}</Button>
        </>
      }
    >
      <form
        id={id}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // React's events bubble from the portal to the surrounding form, which must not be submitted.
          event.stopPropagation()
          if (!busy) onSubmit()
        }}
      >
        {children}
      </form>
    </Dialog>
  )
}
