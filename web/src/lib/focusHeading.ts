/**
 * Focuses the heading when the focused element is gone. Delayed, because a closing dialog first returns the focus to
 * its opener.
 */
export function focusHeading(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('main h1')?.focus())
}
