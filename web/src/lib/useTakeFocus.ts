import { type RefObject, useEffect, useLayoutEffect } from 'react'

/** In the same render, so that a key pressed meanwhile is not lost. */
export function useTakeFocus(box: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => box.current?.focus(), [box])
  useEffect(() => {
    // Repeated a frame later: a closing dialog keeps the focus inside and then gives it back to its opener, a button.
    // On a slow computer the user may be typing in a field by then, which keeps the focus.
    const frame = requestAnimationFrame(() => {
      if (!document.activeElement?.matches('input, textarea')) box.current?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [box])
}

/** At the upper edge; again whenever `change` changes. */
export function useShownFocus(box: RefObject<HTMLElement | null>, change?: unknown) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of what it is about brings it into view
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'start' })
  }, [box, change])
}
