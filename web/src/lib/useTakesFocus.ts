import { type RefObject, useEffect, useLayoutEffect } from 'react'

/**
 * For what comes where something that had the focus goes: takes it while both are drawn, so that a key which is pressed
 * meanwhile has its place.
 *
 * @param change Whenever this is another, the focus is taken again.
 */
export function useTakesFocus(box: RefObject<HTMLElement | null>, change?: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what had the focus is gone then, too
  useLayoutEffect(() => box.current?.focus(), [box, change])
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    // Later than a dialog, which lets nothing outside have the focus and gives it back to where it came from.
    const frame = requestAnimationFrame(() => box.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [box, change])
}
