import { call } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { useAct } from '../../../lib/useAct.ts'
import { entryLists } from './entryLists.ts'

type Act = { title: string; undo: string[] }

/** Sets whether providers make home visits; `onDone` receives what is needed to undo it. */
export function useConfirmVisits(onDone: (act: Act) => void) {
  const text = useText()
  const { act, busy } = useAct()
  const confirm = async (entries: readonly string[], homeVisits: boolean) => {
    let done: Act | null = null
    await act(
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
