import type { ImportSummary } from '@directory/shared/contract/imports'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { useImportOperation } from './useImportOperation.tsx'

interface Props {
  label: string
  question: string
  act: () => Promise<ImportSummary>
  onDone: () => void
  /** What will happen. */
  children: ReactNode
}

/** Does something to an import after a confirmation. */
export function ConfirmButton({ label, question, act, onDone, children }: Props) {
  const [asked, setAsked] = useState(false)
  const { run, busy, refusal } = useImportOperation()
  const confirm = async () => {
    const worked = await run(act)
    setAsked(false)
    if (worked) onDone()
  }
  return (
    <>
      {refusal}
      <p>
        <Button onClick={() => setAsked(true)}>{label}</Button>
      </p>
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
