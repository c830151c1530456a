import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from './Button.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'

interface Props extends Pick<ComponentProps<typeof Button>, 'look' | 'icon'> {
  label: string
  /** Accessible name, if the label needs more. */
  name?: string
  question: string
  confirm?: string
  busy: boolean
  act: () => unknown
  children: ReactNode
}

export function AskButton({ label, name, question, confirm, busy, act, children, ...rest }: Props) {
  const [asked, setAsked] = useState(false)
  const decide = () => {
    setAsked(false)
    if (!busy) act()
  }
  return (
    <>
      <Button {...rest} aria-label={name} aria-disabled={busy} onClick={() => setAsked(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={asked}
        title={question}
        confirm={confirm ?? label}
        onConfirm={decide}
        onCancel={() => setAsked(false)}
      >
        {children}
      </ConfirmDialog>
    </>
  )
}
