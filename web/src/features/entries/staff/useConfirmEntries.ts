import { notify } from '../../../lib/alerts.ts'
import { call } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { useOperation } from '../../../lib/useOperation.ts'
import { callLists } from './callLists.ts'

export interface ConfirmedEntries {
  title: string
  undo: string[]
}

/** Confirms entries as checked today; returns what can be undone, or null if it failed. */
export function useConfirmEntries() {
  const text = useText()
  const { run, busy } = useOperation()
  const confirm = async (entries: readonly string[]): Promise<ConfirmedEntries | null> => {
    let done: ConfirmedEntries | null = null
    await run(
      async () => {
        const { count, already, missing, undo } = await call('POST /api/confirmEntries', {
          entries: [...entries],
        })
        if (count > 0) done = { title: text('edit_entry.confirmed', { count }), undo }
        else if (already > 0) notify('info', text('edit_entry.alreadyConfirmed'))
        if (missing > 0) notify('info', text('edit_entry.notConfirmed', { count: missing }))
      },
      { refresh: callLists },
    )
    return done
  }
  return { busy, confirm }
}
