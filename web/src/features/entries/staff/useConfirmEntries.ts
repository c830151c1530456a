import { notify } from '#lib/alerts.ts'
import { call } from '#lib/api.ts'
import { useText } from '#lib/intl.ts'
import { joined } from '#lib/joined.ts'
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
      const gone = missing > 0 ? text('edit_entry.notConfirmed', { count: missing }) : ''
      const known = already > 0 ? text('edit_entry.alreadyConfirmed') : ''
      if (count === 0) return notify('info', joined(' ', known, gone))
      const said = joined(' ', text('edit_entry.confirmed', { count }), gone)
      notifyDone(said, undo, { onReverted: () => onConfirmed(false) })
      onConfirmed(true)
    })
  return { busy, confirm }
}
