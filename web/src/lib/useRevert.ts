import { call, type GetKey } from './api.ts'
import { type Reverted, useNotifyReverted } from './reverted.ts'
import { useOperation } from './useOperation.ts'

/**
 * By the ids of log entries.
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
