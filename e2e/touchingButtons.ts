/**
 * Returns pairs of buttons and fields with less than 8 px between them, also within a row or card, whose values can be
 * pressed without looking like buttons; two rows of a table have their lines instead.
 *
 * @param within a dialog is scrolled to its end, where its buttons stand still
 */
export function touchingButtons(within: string): string[] {
  if (within !== 'main') document.querySelector(within)?.scrollTo(0, 1e6)
  const isButton = (one: Element) => {
    const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(one)
    const isLine = Number.parseFloat(borderTopWidth) > 0 && borderTopStyle !== 'none'
    const shows = (colour: string) => !/, 0\)$|transparent/.test(colour)
    return (
      one.matches('tbody button') ||
      /button/i.test(one.className) ||
      (isLine && shows(borderTopColor)) ||
      shows(backgroundColor)
    )
  }
  const kinds = ['button', 'a', 'summary', 'select', 'input', 'textarea'].map((kind) => `${within} ${kind}`)
  const found = [...document.querySelectorAll(kinds.join())]
    .filter((one) => one.checkVisibility() && isButton(one))
    .map((one) => ({
      one,
      row: one.closest('tr'),
      bar: one.closest('[data-sticks], [data-alone]'),
      box: one.getBoundingClientRect(),
    }))
    .filter(({ box }) => box.width > 4 && box.height > 4)
  return found.flatMap((a, at) =>
    found.slice(at + 1).flatMap((b) => {
      if (a.one.contains(b.one) || b.one.contains(a.one) || a.row !== b.row || a.bar !== b.bar) return []
      const aside = Math.max(a.box.left - b.box.right, b.box.left - a.box.right)
      const below = Math.max(a.box.top - b.box.bottom, b.box.top - a.box.bottom)
      if (aside > 7.5 || below > 7.5) return []
      const named = [a, b].map(({ one }) => one.getAttribute('aria-label') ?? one.textContent?.trim())
      return [`${location.pathname} at ${innerWidth}: ${named.join(' | ')}`]
    }),
  )
}
