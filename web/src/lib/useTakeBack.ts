import type { OutputOf } from '@directory/shared/contract'
import { call, type GetKey } from './api.ts'
import { useAct } from './useAct.ts'

type Undone = OutputOf<'POST /api/undo'>

/**
 * Takes back acts by their lines of the log, and says so where it is refused. Answers what came of it, or null.
 *
 * @param refresh lists that show something else then
 */
export function useTakeBack(refresh: readonly GetKey[]) {
  const { act, busy } = useAct()
  const takeBack = async (id: string | string[]): Promise<Undone | null> => {
    let undone: Undone | null = null
    await act(
      async () => {
        undone = await call('POST /api/undo', { id })
      },
      { refresh },
    )
    return undone
  }
  return { takeBack, busy }
}
