import { call, type GetKey } from './api.ts'
import { type Reverted, useNotifyReverted } from './useNotifyReverted.ts'
import { useOperation } from './useOperation.ts'

/** By the ids of log entries. */
export function useRevert(refresh: readonly GetKey[]) {
  const { run, busy } = useOperation()
  const notifyReverted = useNotifyReverted()
  const revert = async (id: string | string[]): Promise<Reverted | null> => {
    const done = await run(() => call('POST /api/undo', { id }), { refresh })
    if (done) notifyReverted(done.answer)
    return done?.answer ?? null
  }
  return { revert, busy }
}
