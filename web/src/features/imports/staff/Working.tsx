import type { ImportSummary } from '@directory/shared/contract/imports'
import { call } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { ConfirmButton } from './ConfirmButton.tsx'
import { canCancel, percentOf, rowsDone, stateText } from './importState.ts'
import { Progress } from './Progress.tsx'

/** Shows a running import, which continues when the page is closed. */
export function Working({ data, onDone }: { data: ImportSummary; onDone: () => void }) {
  const text = useText()
  const { id, mode, total, error, fileName } = data
  const done = rowsDone(data)
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
      {canCancel(data) && (
        <ConfirmButton
          label={text('import.cancel')}
          question={text('import.cancelQuestion', { file: fileName })}
          act={() => call('POST /api/cancelImport', { id })}
          onDone={onDone}
        >
          <p>{text(mode === 'all-or-nothing' ? 'import.cancelWhole' : 'import.cancelPart')}</p>
        </ConfirmButton>
      )}
    </>
  )
}
