/**
 * For when what had the focus is gone. Later than the dialog, which gives the focus back to where it came from.
 */
export function focusHeading(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('main h1')?.focus())
}
