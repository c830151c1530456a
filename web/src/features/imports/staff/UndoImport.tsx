import type { ImportSummary } from '@directory/shared/contract/imports'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { useImportOperation } from './useImportOperation.tsx'

/** Undoes the whole import after a confirmation. */
export function UndoImport({ data, onDone }: { data: ImportSummary; onDone: () => void }) {
  const text = useText()
  const [asked, setAsked] = useState(false)
  const { run, busy, refusal } = useImportOperation()
  const { id, fileName, counts, state } = data
  const undo = async () => {
    const worked = await run(() => call('POST /api/undoImport', { id }))
    setAsked(false)
    if (worked) onDone()
  }
  return (
    <>
      {refusal}
      <p>
        <Button onClick={() => setAsked(true)}>{text('import.undo')}</Button>
      </p>
      <ConfirmDialog
        open={asked}
        title={text('import.undoQuestion', { file: fileName })}
        confirm={text('import.undo')}
        busy={busy}
        onConfirm={undo}
        onCancel={() => setAsked(false)}
      >
        {state === 'done' && counts && (
          <p>{text('import.undoText', { new: counts.new, changed: counts.changed })}</p>
        )}
        <p>{text('import.undoEdited')}</p>
      </ConfirmDialog>
    </>
  )
}
