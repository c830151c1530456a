import type { OutputOf } from '@directory/shared/contract'
import { call, type GetKey } from './api.ts'
import { useAct } from './useAct.ts'

type Undone = OutputOf<'POST /api/undo'>

/**
 * Undoes operations by the ids of their log entries and reports a refusal. Returns the result, or null.
 *
 * @param refresh calls whose cached answers change with it
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
