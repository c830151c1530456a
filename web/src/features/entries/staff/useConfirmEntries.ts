import { notify } from '../../../lib/alerts.ts'
import { call } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { useOperation } from '../../../lib/useOperation.ts'
import type { DoneOperation } from '../../../ui/UndoNotice.tsx'
import { callLists } from './entryLists.ts'

/** Confirms entries as checked today; `onDone` receives what can be undone. */
export function useConfirmEntries(onDone: (operation: DoneOperation) => void) {
  const text = useText()
  const { run, busy } = useOperation()
  const confirm = (uuids: readonly string[]) =>
    run(
      async () => {
        const entries = [...uuids]
        const { count, already, missing, undo } = await call('POST /api/verifyEntries', { entries })
        if (count > 0) onDone({ title: text('edit_entry.confirmed', { count }), undo })
        else if (already > 0) notify('info', text('edit_entry.alreadyConfirmed'))
        if (missing > 0) notify('info', text('edit_entry.notConfirmed', { count: missing }))
      },
      { refresh: callLists },
    )
  return { busy, confirm }
}
