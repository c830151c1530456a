/** Focuses the heading when the focused element is gone; delayed, because a closing dialog refocuses its opener. */
export function focusHeading(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('main h1')?.focus())
}
