import type { ImportSummary } from '@directory/shared/contract/imports'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { Row } from '../../../ui/Row.tsx'
import styles from './Import.module.css'
import { canCancel, percentOf, rowsDone, stateText } from './importState.ts'
import { Progress } from './Progress.tsx'
import { useImportOperation } from './useImportOperation.tsx'

/** Shows a running import, which continues when the page is closed. */
export function Working({ data, onDone }: { data: ImportSummary; onDone: () => void }) {
  const text = useText()
  const [asked, setAsked] = useState(false)
  const { run, busy, refusal } = useImportOperation()
  const { id, mode, total, error, fileName } = data
  const done = rowsDone(data)
  const cancel = async () => {
    const worked = await run(() => call('POST /api/cancelImport', { id }))
    setAsked(false)
    if (worked) onDone()
  }
  return (
    <>
      <Progress value={done} max={total}>
        {done === null
          ? text(stateText(data))
          : text(error > 0 ? 'import.progressFaulty' : 'import.progress', {
              ...{ done, total, error, percent: percentOf(done, total) },
            })}
      </Progress>
      <p>{text('import.leaveText')}</p>
      {refusal}
      {canCancel(data) && (
        <Row as="p" className={styles.buttons}>
          <Button onClick={() => setAsked(true)}>{text('import.cancel')}</Button>
        </Row>
      )}
      <ConfirmDialog
        open={asked && canCancel(data)}
        title={text('import.cancelQuestion', { file: fileName })}
        confirm={text('import.cancel')}
        busy={busy}
        onConfirm={cancel}
        onCancel={() => setAsked(false)}
      >
        <p>{text(mode === 'all-or-nothing' ? 'import.cancelWhole' : 'import.cancelPart')}</p>
      </ConfirmDialog>
    </>
  )
}
