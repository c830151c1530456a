/**
 * For when the pressed button is gone. Clear of a message at the upper edge; delayed, because a closing dialog
 * refocuses its opener.
 */
export function focusHeading() {
  requestAnimationFrame(() => {
    // A user who is typing in a field by then keeps the focus.
    if (document.activeElement?.matches('input, textarea')) return
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'center' })
  })
}
