import type { Page } from 'playwright-core'
import { tooWide } from './accessible.ts'
import { complain } from './complaints.ts'

/** A desktop and a phone, high enough that the whole page is in sight. */
const windows = [
  { width: 1280, height: 6000 },
  { width: 360, height: 9000 },
]

/**
 * Complains of a page that is wider than its window, and of controls that something else covers in their middle: they
 * cannot be pressed.
 */
export async function reach(page: Page): Promise<void> {
  const before = page.viewportSize()
  for (const size of windows) {
    await page.setViewportSize(size)
    complain([...(await tooWide(page)), ...(await page.evaluate(covered))])
  }
  if (before) await page.setViewportSize(before)
}

function covered(): string[] {
  const kinds = 'a[href], button, input, select, textarea, summary'
  // Fields for robots are hidden.
  const controls = [...document.querySelectorAll<HTMLElement>(kinds)].filter(
    (one) => !one.closest('[aria-hidden="true"]') && one.checkVisibility({ opacityProperty: true }),
  )
  return controls.flatMap((control) => {
    // The first line of a link; texts for screen readers only are clipped.
    const [box] = control.getClientRects()
    if (!box || box.width < 4) return []
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    // Controls scrolled out of a table are invisible.
    const isAside = top?.contains(control) && getComputedStyle(control).pointerEvents !== 'none'
    const isHit = !top || isAside || control.contains(top) || top.closest('label')?.contains(control)
    const name = control.textContent || control.getAttribute('name')
    return isHit
      ? []
      : [`${location.pathname} at ${innerWidth}: »${name}« is below ${top.outerHTML.slice(0, 80)}`]
  })
}
