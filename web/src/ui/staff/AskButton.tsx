import { type ReactNode, useState } from 'react'
import { Button } from '../Button.tsx'
import { ConfirmDialog } from '../ConfirmDialog.tsx'

interface Props {
  label: string
  /** Accessible name, if the label needs more. */
  name?: string
  question: string
  busy: boolean
  act: () => Promise<unknown>
  /** What will happen. */
  children: ReactNode
}

/** Renders a button that asks before it acts. */
export function AskButton({ label, name, question, busy, act, children }: Props) {
  const [asked, setAsked] = useState(false)
  const confirm = async () => {
    await act()
    setAsked(false)
  }
  return (
    <>
      <Button aria-label={name} onClick={() => setAsked(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={asked}
        title={question}
        confirm={label}
        busy={busy}
        onConfirm={confirm}
        onCancel={() => setAsked(false)}
      >
        {children}
      </ConfirmDialog>
    </>
  )
}
