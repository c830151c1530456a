/** For when the focused element is gone. Delayed, because a closing dialog gives the focus back to its opener first. */
export function focusHeading(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('main h1')?.focus())
}
