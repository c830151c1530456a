import { notify } from './alerts.ts'
import type { GetKey } from './api.ts'
import { focusHeading } from './focusHeading.ts'
import { useText } from './intl.ts'
import { type Reverted, useRevertedText } from './reverted.ts'
import { useRevert } from './useRevert.ts'

/**
 * Returns a function that says what was done and, with the ids of its log entries, offers to undo it. What it was
 * pressed in may be gone by then.
 *
 * @param refresh calls whose cached answers change with it
 */
export function useNotifyDone(refresh: readonly GetKey[]) {
  const text = useText()
  const revertedText = useRevertedText()
  const { revert } = useRevert(refresh)
  return (said: string, undo: string | string[] = '', onReverted?: (reverted: Reverted) => void) => {
    const press = async () => {
      const reverted = await revert(undo)
      if (!reverted) return
      const left = reverted.left.map(({ name }) => name || text('undo.gone')).join(', ')
      notify('success', [revertedText(reverted), ...(left ? [text('undo.left'), left] : [])].join(' '))
      onReverted?.(reverted)
      // The pressed button is gone.
      focusHeading()
    }
    notify('success', said, undo.length === 0 ? undefined : { label: text('undo.press'), press })
  }
}
