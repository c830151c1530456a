import { type AlertAction, type AlertKind, notify } from './alerts.ts'
import type { GetKey } from './api.ts'
import { useText } from './intl.ts'
import type { Reverted } from './useNotifyReverted.ts'
import { type OperationOptions, useOperation } from './useOperation.ts'
import { useRevert } from './useRevert.ts'

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

interface Options extends Pick<AlertAction, 'link'> {
  kind?: AlertKind
  onReverted?: (reverted: Reverted) => void
}

/** Returns a function that says what was done and returns what removes the message. */
export function useNotifyDone(refresh: readonly GetKey[]) {
  const text = useText()
  const { revert } = useRevert(refresh)
  return (
    said: string,
    undo: string | string[] = '',
    { kind = 'success', onReverted, ...look }: Options = {},
  ) => {
    const press = async () => {
      const reverted = await revert(undo)
      if (reverted) onReverted?.(reverted)
    }
    return notify(kind, said, undo.length === 0 ? undefined : { label: text('undo.press'), press, ...look })
  }
}
