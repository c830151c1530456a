import { call } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { useOperation } from '../../../lib/useOperation.ts'
import { entryLists } from './entryLists.ts'

type Operation = { title: string; undo: string[] }

/** Sets whether providers make home visits; `onDone` receives what is needed to undo it. */
export function useConfirmVisits(onDone: (operation: Operation) => void) {
  const text = useText()
  const { run, busy } = useOperation()
  const confirm = async (entries: readonly string[], homeVisits: boolean) => {
    let done: Operation | null = null
    await run(
      async () => {
        const { count, undo } = await call('POST /api/confirmVisits', { entries: [...entries], homeVisits })
        if (count > 0)
          done = { title: text(homeVisits ? 'entries.visitsSaid' : 'entries.visitsDenied', { count }), undo }
      },
      { refresh: entryLists },
    )
    if (done) onDone(done)
  }
  return { confirm, busy }
}
