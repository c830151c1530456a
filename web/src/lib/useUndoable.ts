import type { GetKey } from './api.ts'
import { useNotifyDone } from './useNotifyDone.ts'
import { type OperationOptions, useOperation } from './useOperation.ts'

/** @param refresh calls whose cached answers change when it is done, and when it is undone */
export function useUndoable(refresh: readonly GetKey[]) {
  const { run, busy } = useOperation()
  const notifyDone = useNotifyDone(refresh)
  return {
    run: <Answer>(step: () => Promise<Answer>, options?: OperationOptions) =>
      run(step, { refresh, ...options }),
    busy,
    notifyDone,
  }
}
