import { call, type GetKey } from './api.ts'
import { type Reverted, useNotifyReverted } from './reverted.ts'
import { useOperation } from './useOperation.ts'

/**
 * Undoes operations by the ids of their log entries, and says what was undone or why not. Returns the result, or null.
 *
 * @param refresh calls whose cached answers change with it
 */
export function useRevert(refresh: readonly GetKey[]) {
  const { run, busy } = useOperation()
  const notifyReverted = useNotifyReverted()
  const revert = async (id: string | string[]): Promise<Reverted | null> => {
    let reverted: Reverted | null = null
    await run(
      async () => {
        reverted = await call('POST /api/undo', { id })
      },
      { refresh },
    )
    if (reverted) notifyReverted(reverted)
    return reverted
  }
  return { revert, busy }
}
