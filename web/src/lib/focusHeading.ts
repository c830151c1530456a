/**
 * If what was pressed is gone. Clear of a message at the upper edge; delayed, because a closing dialog refocuses its
 * opener.
 */
export function focusHeading() {
  requestAnimationFrame(() => {
    // Whoever is in a field by then would type into nothing.
    if (document.activeElement?.matches('input, textarea')) return
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'center' })
  })
}
