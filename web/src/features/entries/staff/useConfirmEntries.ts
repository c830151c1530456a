import { notify } from '#lib/alerts.ts'
import { call } from '#lib/api.ts'
import { useText } from '#lib/intl.ts'
import { useUndoable } from '#lib/useUndoable.ts'
import { callLists } from './entryLists.ts'

/** @param onConfirmed called with false when that is undone */
export function useConfirmEntries(onConfirmed: (isConfirmed: boolean) => void) {
  const text = useText()
  const { run, busy, notifyDone } = useUndoable(callLists)
  const confirm = (uuids: readonly string[]) =>
    run(async () => {
      const entries = [...uuids]
      const { count, already, missing, undo } = await call('POST /api/verifyEntries', { entries })
      if (count > 0) {
        notifyDone(text('edit_entry.confirmed', { count }), undo, { onReverted: () => onConfirmed(false) })
        onConfirmed(true)
      } else if (already > 0) notify('info', text('edit_entry.alreadyConfirmed'))
      if (missing > 0) notify('info', text('edit_entry.notConfirmed', { count: missing }))
    })
  return { busy, confirm }
}
